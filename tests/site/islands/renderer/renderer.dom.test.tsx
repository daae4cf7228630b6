import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import startIsland from '../../../../src/islands/renderer/renderer.tsx';

let broken = false;

/** A form that throws while `broken`. */
function Form() {
  const [count, setCount] = useState(0);
  if (broken) throw new Error('The island is broken.');
  return (
    <form>
      <input id="name" aria-label="Name" />
      <input id="consent" aria-label="Consent" type="checkbox" />
      <select id="tier" aria-label="Tier">
        <option>Bronze</option>
        <option>Gold</option>
      </select>
      <button type="button" onClick={() => setCount(count + 1)}>
        Pressed {count} times
      </button>
    </form>
  );
}

const nothing = () => undefined;

/**
 * Renders an island as the build does, lets the visitor act before and while its script starts, and
 * runs the script.
 */
async function start(
  before: () => void = nothing,
  meanwhile: () => void = nothing,
): Promise<{ failures: number }> {
  const heard = { failures: 0 };
  document.body.innerHTML = `<main><astro-island ssr>${renderToString(<Form />)}</astro-island></main>`;
  document.addEventListener('astro:hydration-error', () => (heard.failures += 1), { once: true });
  before();
  await act(async () => {
    startIsland(document.querySelector<HTMLElement>('astro-island') as HTMLElement)(
      Form,
      {},
      {},
      { client: 'idle' },
    );
    meanwhile();
  });
  return heard;
}

function fillIn() {
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Asha' } });
  fireEvent.click(screen.getByLabelText('Consent'));
  const tier = screen.getByLabelText('Tier');
  tier.focus();
  fireEvent.change(tier, { target: { value: 'Gold' } });
}

function expectFilledIn() {
  expect(screen.getByLabelText('Name')).toHaveValue('Asha');
  expect(screen.getByLabelText('Consent')).toBeChecked();
  expect(screen.getByLabelText('Tier')).toHaveValue('Gold');
}

test('an island that works runs as usual and keeps what was typed before', async () => {
  broken = false;
  const heard = await start(fillIn);
  expectFilledIn();
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button', { name: 'Pressed 1 times' })).toBeVisible();
  expect(heard.failures).toBe(0);
});

/** Translates the button as Chrome does: another text in two elements. */
function translate() {
  screen.getByRole('button').innerHTML = '<font><font>दबाएँ</font></font>';
}

test.each([
  [
    'before',
    () => {
      fillIn();
      translate();
    },
    nothing,
  ],
  ['while', translate, fillIn],
])(
  'an island of a translated page keeps what is typed %s it starts, and runs',
  async (_when, before, meanwhile) => {
    broken = false;
    const heard = await start(before, meanwhile);
    expectFilledIn();
    expect(screen.getByLabelText('Tier')).toHaveFocus();
    fireEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('button', { name: 'Pressed 1 times' })).toBeVisible();
    expect(heard.failures).toBe(0);
  },
);

test('an island that throws at its start shows what the build rendered, with what was typed, and says so', async () => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  vi.stubGlobal('reportError', () => undefined);
  broken = false;
  const heard = await start(() => {
    fillIn();
    broken = true;
  });
  expectFilledIn();
  expect(screen.getByRole('button', { name: 'Pressed 0 times' })).toBeVisible();
  expect(heard.failures).toBe(1);
});

test('an island that throws at its start keeps what is typed until then', async () => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  vi.stubGlobal('reportError', () => undefined);
  broken = false;
  await start(() => (broken = true), fillIn);
  expectFilledIn();
});

test('an island that throws later shows what the build rendered, with what was typed since, and says so', async () => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  broken = false;
  const heard = await start();
  fillIn();
  broken = true;
  fireEvent.click(screen.getByRole('button'));
  expectFilledIn();
  expect(screen.getByRole('button', { name: 'Pressed 0 times' })).toBeVisible();
  expect(heard.failures).toBe(1);
});

test.each([
  ['at its start', true],
  ['later', false],
])('a visitor who types while an island throws %s can go on', async (_when, atStart) => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  vi.stubGlobal('reportError', () => undefined);
  broken = false;
  const type = () => {
    fillIn();
    const name = screen.getByLabelText<HTMLInputElement>('Name');
    name.focus();
    name.setSelectionRange(2, 2);
    broken = true;
  };
  if (atStart) await start(type);
  else {
    await start();
    type();
    fireEvent.click(screen.getByRole('button'));
  }
  const name = screen.getByLabelText<HTMLInputElement>('Name');
  expect(name).toHaveFocus();
  expect([name.selectionStart, name.selectionEnd]).toEqual([2, 2]);
});
