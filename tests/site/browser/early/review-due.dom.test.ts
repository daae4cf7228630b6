import { expect, test } from 'vitest';
import source from '../../../../src/browser/early/review-due.ts?script';

/** True if a reader sees the note on a review on a day. */
function isShown(day: string): boolean {
  document.body.innerHTML = `<p hidden data-review-day="${day}">The review is due.</p>`;
  const script = document.createElement('script');
  script.textContent = source;
  document.body.append(script);
  return document.querySelector('p')?.hidden === false;
}

test('the note on a review is shown once its day is past, and not before', () => {
  expect(isShown('2001-02-18')).toBe(true);
  expect(isShown('9999-12-31')).toBe(false);
});
