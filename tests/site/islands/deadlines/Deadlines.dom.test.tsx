import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Deadlines } from '../../../../src/islands/deadlines/Deadlines.tsx';
import { getIslandTexts } from '../../../../packages/i18n/strings.ts';
import type { Language } from '../../../../packages/i18n/languages.ts';

beforeEach(() => {
  // One o’clock in the morning of the 19th in India.
  vi.useFakeTimers({ now: new Date('2026-12-18T19:30:00Z'), toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
});

function show(language: Language = 'en') {
  render(
    <Deadlines
      language={language}
      closes="18:00"
      holidays={['2026-12-25', '2027-01-26']}
      text={getIslandTexts(language).deadlines}
    />,
  );
}

const give = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const result = () => screen.getByRole('status');

test('the deadlines are calculated from the incident, for a complaint sent today in India (CONT-7)', () => {
  show();
  expect(result()).toBeEmptyDOMElement();
  give('Day of the incident', '2026-12-01');
  expect(result()).toHaveTextContent('Last day to send the complaint: Thursday, 31 December 2026');
  expect(result()).toHaveTextContent('If you send it on Saturday, 19 December 2026:');
  expect(screen.getByText('Initial review by').nextSibling).toHaveTextContent(
    'Thursday, 31 December 2026',
  );
  expect(screen.getByText('Decision by').nextSibling).toHaveTextContent(
    'Wednesday, 20 January 2027',
  );
  expect(screen.getByText('In a complex case by').nextSibling).toHaveTextContent(
    'Friday, 19 February 2027',
  );
});

test('a late complaint shows when the period ended and asks for the reason', () => {
  show();
  give('Day of the incident', '2026-11-01');
  expect(result()).toHaveTextContent(
    'The 30 days ended on Tuesday, 1 December 2026. Send your complaint all the same and say why it is late.',
  );
});

test('a future day, or sending before the incident, has its own message', () => {
  show();
  give('Day of the incident', '2026-12-20');
  expect(result()).toHaveTextContent('This day is in the future.');
  give('Day of the incident', '2026-12-10');
  give('Day of sending (today if left empty)', '2026-12-09');
  expect(result()).toHaveTextContent('The day of sending is before the day of the incident.');
});

test('the days are formatted in Hindi', () => {
  show('hi');
  give('घटना का दिन', '2026-12-01');
  expect(result()).toHaveTextContent('शिकायत भेजने का अंतिम दिन: गुरुवार, 31 दिसंबर 2026');
});

test('days entered before the script ran are used', async () => {
  show();
  screen.getByLabelText<HTMLInputElement>('Day of the incident').value = '2026-12-01';
  expect(await screen.findByText(/^Last day to send the complaint/)).toHaveTextContent(
    '31 December 2026',
  );
});
