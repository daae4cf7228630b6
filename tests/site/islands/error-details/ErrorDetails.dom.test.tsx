import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getClock } from '../../../../packages/i18n/clocks.ts';
import { languageDetails } from '../../../../packages/i18n/languages.ts';
import { ErrorDetails } from '../../../../src/islands/error-details/ErrorDetails.tsx';
import { getIslandTexts } from '../../../../packages/i18n/strings.ts';

const hindi = getIslandTexts('hi').errorDetails;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-17T19:00:00Z') });
});

afterEach(() => {
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

function showDetails(language: 'en' | 'hi' = 'en') {
  const shown = render(
    <ErrorDetails
      text={getIslandTexts(language).errorDetails}
      locale={languageDetails[language].locale}
      clock={getClock(language)}
      email="support@ifsf.example"
    />,
  );
  pass(0);
  return shown;
}

/** The seconds that the clock shows. */
const secondsShown = () => /12:30:(\d\d)/.exec(screen.getByRole('time').textContent)?.[1];

test('the time is Indian time, whatever the time zone of the device', () => {
  showDetails();
  expect(screen.getByText('Current time (IST)')).toBeVisible();
  expect(screen.getByRole('time')).toHaveTextContent(/18 November 2026.*12:30:00\sam/i);
  expect(screen.getByRole('time')).toHaveAttribute('datetime', '2026-11-17T19:00:00.000Z');
});

test('the time and its controls are in Hindi on a Hindi page', () => {
  showDetails('hi');
  expect(screen.getByText(hindi.time)).toBeVisible();
  expect(screen.getByRole('time')).toHaveTextContent(/18 नवंबर 2026.*रात 12:30:00 बजे/);
  fireEvent.click(screen.getByRole('button', { name: hindi.pause }));
  expect(screen.getByRole('button', { name: hindi.resume })).toBeVisible();
  expect(screen.getByRole('link', { name: hindi.report })).toBeVisible();
});

test('the clock can be paused, and resumes at the right time (MOT-5)', () => {
  showDetails();
  pass(3000);
  fireEvent.click(screen.getByRole('button', { name: 'Pause the clock' }));
  pass(10_000);
  expect(secondsShown()).toBe('03');

  fireEvent.click(screen.getByRole('button', { name: 'Start the clock' }));
  pass(0);
  expect(secondsShown()).toBe('13');
  pass(1000);
  expect(secondsShown()).toBe('14');
});

test('the clock is not announced by screen readers (MOT-5)', () => {
  showDetails();
  expect(
    screen
      .getByRole('time')
      .closest('[aria-live], [role="status"], [role="alert"], [role="timer"], [role="log"]'),
  ).toBeNull();
});

test('the clock stops when it is removed from the page', () => {
  showDetails().unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test('a reference of nine characters is shown and explained, and stays the same', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  showDetails();
  const reference = screen.getByText('SSSSSSSSS');
  expect(screen.getByText('Error reference').nextElementSibling).toBe(reference);
  expect(screen.getByText(/Quote this reference when you write to us/)).toBeVisible();
  vi.spyOn(Math, 'random').mockReturnValue(0);
  pass(5000);
  expect(reference).toHaveTextContent('SSSSSSSSS');
});

test('the report mail contains the reference and the page', () => {
  history.replaceState(null, '', '/no-such-page?from=a&to=b');
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  showDetails();
  const mail = new URL(
    screen.getByRole<HTMLAnchorElement>('link', { name: 'Report this by e-mail' }).href,
  );
  expect([mail.protocol, mail.pathname]).toEqual(['mailto:', 'support@ifsf.example']);
  expect(mail.searchParams.get('subject')).toContain('SSSSSSSSS');
  expect(mail.searchParams.get('body')).toContain('Reference: SSSSSSSSS');
  expect(mail.searchParams.get('body')).toContain(
    `Page: ${location.origin}/no-such-page?from=a&to=b`,
  );
});
