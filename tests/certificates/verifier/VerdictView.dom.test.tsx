import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { VerdictList } from '../../../packages/certificates/verifier/VerdictList.tsx';
import type { Verdict } from '../../../packages/certificates/shared/verdict.ts';
import type { Language } from '../../../packages/i18n/languages.ts';
import { getIslandTexts } from '../../../packages/i18n/strings.ts';
import { sampleCertificate } from './sample-certificate.ts';

const certificate = { ...sampleCertificate, name: 'Sahyadri <b>Sports</b>' };
const valid: Verdict = {
  state: 'valid',
  certificate,
  period: 'current',
  status: { known: true, listDate: '2026-11-18' },
};

function show(verdict: Verdict | Verdict[], language: Language = 'en') {
  const onRestart = vi.fn();
  const facts = {
    language,
    issuer: { site: 'https://www.ifsf.example', product: 'IFSF' },
    demonstration: undefined,
    example: 'IFSF-2024-12345678N',
    email: 'support@ifsf.example',
  };
  const text = getIslandTexts(language).certificateResult;
  const verification = {
    verdicts: [verdict].flat().map((one) => ({ verdict: one, method: 'number' as const })),
    at: new Date('2026-11-20T09:02:00Z'),
  };
  render(<VerdictList {...facts} text={text} verification={verification} onRestart={onRestart} />);
  return { onRestart, result: screen.getAllByRole('region').at(-1) as HTMLElement };
}

test('the heading is focused, and the lead is announced', () => {
  const { result } = show(valid);
  expect(screen.getByRole('heading', { name: 'Certificate Verified' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Genuine, in force and not revoked.');
  expect(result).toHaveAccessibleName('Certificate Verified');
});

test('the content of a certificate is shown as text, never as markup', () => {
  const { result } = show(valid);
  expect(within(result).getByText('Sahyadri <b>Sports</b>')).toBeVisible();
});

test('a real certificate is not marked as a demonstration', () => {
  expect(show(valid).result).not.toHaveTextContent('Demonstration');
});

test('the record contains the time, the method and the day of the list', () => {
  const { result } = show(valid);
  expect(result).toHaveTextContent(/Checked on 20 November 2026.*2:32.*IST, by its number\./);
  expect(result).toHaveTextContent('Not revoked or suspended (list of 18 November 2026)');
});

test.each<[Verdict, string, string]>([
  [
    { state: 'wrong-format' },
    'Verification Error',
    'Please enter a valid certificate number in the format IFSF-YYYY-XXXXXXXXX',
  ],
  [
    { state: 'not-found', number: 'IFSF-1' },
    'Invalid Certificate',
    'This certificate number is not valid.',
  ],
  [
    { state: 'unchecked', reason: 'network' },
    'We could not check the certificate',
    'The network did not respond.',
  ],
  [{ state: 'unchecked', reason: 'insecure' }, 'We could not check the certificate', 'https'],
  [{ state: 'foreign' }, 'This QR code is not one of our certificates', 'someone else'],
])('%o has the heading “%s”', (verdict, heading, text) => {
  const { result } = show(verdict);
  expect(screen.getByRole('heading', { name: heading })).toBeVisible();
  expect(result).toHaveTextContent(text);
  expect(result).toHaveTextContent('not a licence, a registration or a determination');
});

test('the result is translated into Hindi', () => {
  const { result } = show({ ...valid, state: 'revoked', since: '2026-11-18' }, 'hi');
  expect(
    screen.getByRole('heading', { name: 'प्रमाणपत्र 18 नवंबर 2026 को निरस्त किया गया' }),
  ).toBeVisible();
  expect(result).toHaveTextContent('निरस्त (18 नवंबर 2026 की सूची)');
});

test('the buttons restart, print and report', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { onRestart } = show(valid);
  await userEvent.click(screen.getByRole('button', { name: 'Print record' }));
  await userEvent.click(screen.getByRole('button', { name: 'Verify another' }));
  expect(print).toHaveBeenCalledOnce();
  expect(onRestart).toHaveBeenCalledOnce();
  expect(
    decodeURIComponent(screen.getByRole('link', { name: /Report/ }).getAttribute('href') ?? ''),
  ).toContain('IFSF-2026-7K3QHT9M0');
});

test('several results are listed under a line with their number; the first one is focused', () => {
  show([{ state: 'not-genuine' }, valid]);
  expect(
    screen.getByText('2 certificates were found. The worst result comes first.'),
  ).toBeVisible();
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Invalid Certificate',
    'Certificate Verified',
  ]);
  expect(screen.getByRole('heading', { name: 'Invalid Certificate' })).toHaveFocus();
  expect(screen.getAllByRole('button', { name: 'Verify another' })).toHaveLength(1);
  expect(screen.getAllByRole('link', { name: /Report/ })).toHaveLength(2);
});

test('an incomplete link is not called false', () => {
  const { result } = show({ state: 'incomplete' });
  expect(screen.getByRole('heading', { name: 'The link is incomplete' })).toHaveFocus();
  expect(result).toHaveTextContent('This does not mean that it is false');
});
