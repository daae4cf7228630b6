import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OpeningHours } from '../../../../packages/base/shared/hours.ts';
import { OpenNow } from '../../../../src/islands/open-now/OpenNow.tsx';
import { getIslandTexts } from '../../../../packages/i18n/strings.ts';
import type { Language } from '../../../../packages/i18n/languages.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function show(when: string, language: Language = 'en') {
  vi.setSystemTime(new Date(when));
  const hours: OpeningHours = [
    { days: ['mon', 'tue', 'wed', 'thu', 'fri'], opens: '09:00', closes: '17:30' },
  ];
  const { container } = render(
    <OpenNow
      language={language}
      hours={hours}
      holidays={['2026-12-25']}
      text={getIslandTexts(language).openNow}
    />,
  );
  act(() => vi.advanceTimersByTime(1));
  return container;
}

test.for<[when: string, language: Language, words: string]>([
  ['2026-11-18T12:00:00+05:30', 'en', 'Open now, until 5:30 PM'],
  ['2026-11-18T08:00:00+05:30', 'en', 'Closed now, opens today at 9:00 AM'],
  ['2026-11-18T20:00:00+05:30', 'en', 'Closed now, opens tomorrow at 9:00 AM'],
  ['2026-12-24T20:00:00+05:30', 'en', 'Closed now, opens on Monday, 28 December at 9:00 AM'],
  ['2026-11-18T12:00:00+05:30', 'hi', 'अभी खुला है, शाम 5:30 बजे तक'],
])('at %s in %s it shows: %s', ([when, language, words]) => {
  expect(show(when, language)).toHaveTextContent(words);
});

test('the text changes while the page stays open', () => {
  const page = show('2026-11-18T17:29:50+05:30');
  expect(page).toHaveTextContent('Open now');
  act(() => vi.advanceTimersByTime(60_000));
  expect(page).toHaveTextContent('Closed now, opens tomorrow');
});

test('nothing is shown before the script runs', () => {
  const { container } = render(
    <OpenNow language="en" hours={[]} holidays={[]} text={getIslandTexts('en').openNow} />,
  );
  expect(container.textContent.trim()).toBe('');
});
