import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Result } from '../../../src/islands/certificate-verifier/Result.tsx';
import type { Verdict } from '../../../src/core/certificates/verdict.ts';
import type { Language } from '../../../src/i18n/languages.ts';
import { getIslandTexts } from '../../../src/i18n/translate.ts';
import { sampleCertificate } from './sample-certificate.ts';

const certificate = { ...sampleCertificate, name: 'Sahyadri <b>Sports</b>' };
const valid: Verdict = { state: 'valid', certificate, period: 'running', status: { known: true, listOf: '2026-11-18' } };

function show(verdict: Verdict, language: Language = 'en') {
  const onAnother = vi.fn();
  const facts = {
    language,
    issuer: { site: 'https://www.ifsf.example', product: 'IFSF' },
    example: 'IFSF-2024-12345678N',
    email: 'support@ifsf.example',
  };
  const text = getIslandTexts(language).certificateResult;
  const outcome = { verdict, method: 'number', at: new Date('2026-11-20T09:02:00Z'), View: Result, text } as const;
  render(<Result {...facts} outcome={outcome} onAnother={onAnother} />);
  return { onAnother, result: screen.getByRole('region') };
}

test('the heading takes the focus, the sentence below is announced', () => {
  const { result } = show(valid);
  expect(screen.getByRole('heading', { name: 'Certificate Verified' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Genuine, in force and not revoked.');
  expect(result).toHaveAccessibleName('Certificate Verified');
});

test('what the certificate says is text, never markup', () => {
  const { result } = show(valid);
  expect(within(result).getByText('Sahyadri <b>Sports</b>')).toBeVisible();
});

test('a real certificate is not called a demonstration', () => {
  expect(show(valid).result).not.toHaveTextContent('Demonstration');
});

test('the record says when, how and of which list', () => {
  const { result } = show(valid);
  expect(result).toHaveTextContent(/Checked on 20 November 2026.*2:32.*IST, by its number\./);
  expect(result).toHaveTextContent('Not revoked or suspended (list of 18 November 2026)');
});

test.each<[Verdict, string, string]>([
  [{ state: 'wrong-format' }, 'Verification Error', 'Please enter a valid certificate number in the format IFSF-YYYY-XXXXXXXXX'],
  [{ state: 'not-found', number: 'IFSF-1' }, 'Invalid Certificate', 'This certificate number is not valid.'],
  [{ state: 'unchecked', why: 'network' }, 'The check could not be made', 'The network did not answer.'],
  [{ state: 'unchecked', why: 'insecure' }, 'The check could not be made', 'https'],
  [{ state: 'foreign' }, 'This QR code is not a certificate of this federation', 'somebody else'],
])('%o is headed “%s”', (verdict, heading, text) => {
  const { result } = show(verdict);
  expect(screen.getByRole('heading', { name: heading })).toBeVisible();
  expect(result).toHaveTextContent(text);
  expect(result).toHaveTextContent('no licence, registration or determination');
});

test('the result speaks Hindi on a Hindi page', () => {
  const { result } = show({ ...valid, state: 'revoked', since: '2026-11-18' }, 'hi');
  expect(screen.getByRole('heading', { name: 'प्रमाणपत्र 18 नवंबर 2026 को निरस्त' })).toBeVisible();
  expect(result).toHaveTextContent('निरस्त (18 नवंबर 2026 की सूची)');
});

test('the buttons lead on', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { onAnother } = show(valid);
  await userEvent.click(screen.getByRole('button', { name: 'Print record' }));
  await userEvent.click(screen.getByRole('button', { name: 'Verify another' }));
  expect(print).toHaveBeenCalledOnce();
  expect(onAnother).toHaveBeenCalledOnce();
  expect(decodeURIComponent(screen.getByRole('link', { name: /Report/ }).getAttribute('href') ?? '')).toContain('IFSF-2026-7K3QHT9M0');
});
