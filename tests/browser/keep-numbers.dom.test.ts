import { fireEvent, screen } from '@testing-library/dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepNumbers } from '../../src/browser/keep-numbers.ts';
import { createNumber } from '../../src/core/certificates/number.ts';

const number = createNumber('IFSF', 2026, (count) => new Uint8Array(count).fill(7));
const assign = vi.fn();

beforeEach(() => {
  assign.mockClear();
  vi.stubGlobal('location', { assign });
  document.body.innerHTML =
    '<form role="search" data-verifier="/verify" data-prefixes="IFSF DEMO"><input name="q" /></form>';
  keepNumbers(screen.getByRole('search'));
});

/** Sends the form, and tells whether the browser would have sent what was typed. */
function send(typed: string): boolean {
  screen.getByRole<HTMLInputElement>('textbox').value = typed;
  return fireEvent.submit(screen.getByRole('search'));
}

test('the number of a certificate is not sent; the page that checks it opens with it', () => {
  expect(send(number.toLowerCase())).toBe(false);
  expect(assign.mock.calls).toEqual([[`/verify#number=${number}`]]);
});

test('anything else is searched for', () => {
  expect(send('annual report')).toBe(true);
  expect(assign).not.toHaveBeenCalled();
});
