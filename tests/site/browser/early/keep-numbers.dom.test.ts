import { fireEvent, screen } from '@testing-library/dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { createNumber } from '../../../../packages/certificates/shared/number.ts';

await import('../../../../src/browser/early/keep-numbers.ts');

const number = createNumber('IFSF', 2026, (count) => new Uint8Array(count).fill(7));
const assign = vi.fn();

beforeEach(() => {
  assign.mockClear();
  vi.stubGlobal('location', { assign });
  document.body.innerHTML =
    '<form role="search" data-verifier="/verify" data-prefix="IFSF"><input name="q" /></form>';
});

/** Submits the form; returns true if the browser would have sent its values. */
function send(typed: string): boolean {
  screen.getByRole<HTMLInputElement>('textbox').value = typed;
  return fireEvent.submit(screen.getByRole('search'));
}

test('the number of a certificate is not sent; the page that checks it opens with it', () => {
  expect(send(` ${number.toLowerCase()} `)).toBe(false);
  expect(assign.mock.calls).toEqual([[`/verify#number=${number.toLowerCase()}`]]);
});

test('a number without a digit, typed with spaces, is not sent', () => {
  const letters = createNumber('IFSF', 2026, (count) => new Uint8Array(count).fill(28));
  expect(letters).toMatch(/-[A-Z]+$/);
  expect(send(letters.toLowerCase().replaceAll('-', ' '))).toBe(false);
});

test.each(['IFSF-2026-0001', 'ifsf 2026 dem0', 'IFSF२०२६७K३QHT९M०'])(
  '%s, a part of a number or one in other digits, is not sent',
  (typed) => expect(send(typed)).toBe(false),
);

test.each(['annual report', 'IFSF/CIR/2026/07', 'IFSF 2026 report', 'IFSF 2026 declaration', ''])(
  '“%s” is searched for',
  (typed) => {
    expect(send(typed)).toBe(true);
    expect(assign).not.toHaveBeenCalled();
  },
);
