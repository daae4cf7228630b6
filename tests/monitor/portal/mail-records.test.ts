import { expect, test } from 'vitest';
import { findMissingRecords } from '../../../packages/monitor/portal/mail-records.ts';
import { answerTexts, portal } from './watched.ts';

const findMissing = (records: Record<string, readonly string[]>, email = portal.email) =>
  findMissingRecords({ ...portal, email }, answerTexts(records));

test('a domain with its records lacks none', async () => {
  expect(await findMissing({})).toEqual([]);
});

const spf = ['SPF at federation.in'];
const dkim = ['DKIM at mail2026._domainkey.federation.in'];
const dmarc = ['DMARC at _dmarc.federation.in'];

test.each([
  ['no record for its servers', spf, { 'federation.in': [] }],
  ['two records for its servers', spf, { 'federation.in': ['v=spf1 -all', 'v=spf1 mx -all'] }],
  ['a record that allows every server', spf, { 'federation.in': ['v=spf1 +all'] }],
  ['a record of a later version', spf, { 'federation.in': ['v=spf10 -all'] }],
  ['no key', dkim, { 'mail2026._domainkey.federation.in': [] }],
  ['a key that was withdrawn', dkim, { 'mail2026._domainkey.federation.in': ['v=DKIM1; p='] }],
  ['no policy', dmarc, { '_dmarc.federation.in': [] }],
  [
    'a policy that says nothing',
    dmarc,
    { '_dmarc.federation.in': ['v=DMARC1; rua=mailto:a@b.in'] },
  ],
  ['two policies', dmarc, { '_dmarc.federation.in': ['v=DMARC1; p=none', 'v=DMARC1; p=reject'] }],
])('a domain with %s is found', async (_, missing, records) => {
  expect(await findMissing(records)).toEqual(missing);
});

test('the policy of the domain above counts, and that of the top does not', async () => {
  const below = 'office@mail.federation.in';
  const more = {
    'mail.federation.in': ['v=spf1 mx -all'],
    'mail2026._domainkey.mail.federation.in': ['p=MIIB'],
  };
  expect(await findMissing(more, below)).toEqual([]);
  expect(
    await findMissing(
      { ...more, '_dmarc.federation.in': [], '_dmarc.in': ['v=DMARC1; p=none'] },
      below,
    ),
  ).toEqual(['DMARC at _dmarc.mail.federation.in']);
});

test('a DKIM key without a known selector is not looked up', async () => {
  const resolve = answerTexts({ 'undefined._domainkey.federation.in': [] });
  expect(await findMissingRecords({ ...portal, dkimSelector: undefined }, resolve)).toEqual([]);
});
