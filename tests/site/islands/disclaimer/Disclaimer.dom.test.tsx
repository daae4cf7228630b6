import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Disclaimer } from '../../../../src/islands/disclaimer/Disclaimer.tsx';
import { getIslandTexts } from '../../../../packages/i18n/strings.ts';
import { blockStorage, setDuringTest } from '../../../simulated-browser.ts';

const english = getIslandTexts('en').disclaimer;
const words = {
  title: 'Before you read on',
  body: 'This site is a preview and demonstration project.',
  law: 'Nothing here is legal advice.',
};

/** Simulates Escape: the browser fires `cancel` and closes the dialog unless it is prevented. */
function pressEscape(dialog: HTMLElement): void {
  if (dialog.dispatchEvent(new Event('cancel', { cancelable: true })))
    (dialog as HTMLDialogElement).close();
}

function comeBy(navigation: string, referrer: string): void {
  setDuringTest(performance, 'getEntriesByType', (type: string) =>
    type === 'navigation' ? [{ type: navigation }] : [],
  );
  setDuringTest(document, 'referrer', referrer);
}

test('the disclaimer opens on entering the site and is named by its heading (A11Y-8)', () => {
  render(<Disclaimer words={words} text={english} />);
  const dialog = screen.getByRole('dialog', { name: 'Before you read on' });
  expect(dialog).toHaveTextContent(`${words.body}${words.law}`);
  expect(screen.getByRole('heading', { name: 'Before you read on' })).toBeVisible();
});

test('a disclaimer of one paragraph has no other', () => {
  render(<Disclaimer words={{ ...words, law: undefined }} text={english} />);
  expect(screen.getByRole('dialog')).not.toHaveTextContent(words.law);
});

test.for(['I Understand', 'Close'])(
  '"%s" closes the disclaimer for the rest of the session (A11Y-8)',
  async (name) => {
    comeBy('reload', '');
    const user = userEvent.setup();
    const { unmount } = render(<Disclaimer words={words} text={english} />);
    await user.click(screen.getByRole('button', { name }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    unmount();
    render(<Disclaimer words={words} text={english} />);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
);

test('Escape closes the disclaimer for the rest of the session (A11Y-8)', () => {
  comeBy('reload', '');
  const { unmount } = render(<Disclaimer words={words} text={english} />);
  pressEscape(screen.getByRole('dialog'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  unmount();
  render(<Disclaimer words={words} text={english} />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the disclaimer is shown again in a new session', () => {
  const { unmount } = render(<Disclaimer words={words} text={english} />);
  pressEscape(screen.getByRole('dialog'));
  unmount();
  sessionStorage.clear();
  render(<Disclaimer words={words} text={english} />);
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('the disclaimer opens and closes when storage is blocked', async () => {
  blockStorage();
  render(<Disclaimer words={words} text={english} />);
  await userEvent.click(screen.getByRole('button', { name: 'I Understand' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
