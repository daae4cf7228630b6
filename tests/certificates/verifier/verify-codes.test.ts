import { expect, test } from 'vitest';
import type { FoundText } from '../../../packages/certificates/browser/files/file-content.ts';
import { toCertificateLink } from '../../../packages/certificates/shared/issuer.ts';
import type { Verdict } from '../../../packages/certificates/shared/verdict.ts';
import { verifyCodes } from '../../../packages/certificates/verifier/verify-codes.ts';
import { issuer } from '../shared/test-issuer.ts';

const verdicts: Record<string, Verdict> = {
  'eyJ.valid.s~': { state: 'valid' } as Verdict,
  'eyJ.expired.s~': { state: 'expired' } as Verdict,
};
const verify = (token: string) =>
  Promise.resolve(verdicts[token] ?? ({ state: 'not-genuine' } as Verdict));
const inPicture = (token: string): FoundText => ({
  text: toCertificateLink(issuer, token),
  from: 'picture',
});
const attached = (text: string): FoundText => ({ text, from: 'attachment' });
const judge = async (...texts: FoundText[]) =>
  (await verifyCodes(texts, issuer, verify)).map(({ verdict, method }) => [verdict.state, method]);

test('every certificate is verified, and the worst verdict comes first', async () => {
  const [good, late, forged] = ['eyJ.valid.s~', 'eyJ.expired.s~', 'eyJ.forged.s~'];
  for (const texts of [
    [attached(good), inPicture(late), inPicture(forged)],
    [inPicture(forged), attached(good), inPicture(late)],
  ])
    expect(await judge(...texts)).toEqual([
      ['not-genuine', 'picture'],
      ['expired', 'picture'],
      ['valid', 'attachment'],
    ]);
});

test('a certificate that is attached and printed is verified once', async () => {
  expect(await judge(attached('eyJ.valid.s~'), inPicture('eyJ.valid.s~'))).toEqual([
    ['valid', 'attachment'],
  ]);
});

test('a code of somebody else hides no certificate', async () => {
  expect(await judge(attached('hello'), inPicture('eyJ.valid.s~'))).toEqual([['valid', 'picture']]);
  expect(await judge({ text: 'upi://pay', from: 'camera' })).toEqual([['foreign', 'camera']]);
});

test('a cut-off token is neither hidden nor called false', async () => {
  expect(await judge(attached('eyJ.valid.s'), inPicture('eyJ.valid.s~'))).toEqual([
    ['incomplete', 'attachment'],
    ['valid', 'picture'],
  ]);
});
