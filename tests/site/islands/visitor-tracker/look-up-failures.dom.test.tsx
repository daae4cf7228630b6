import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { pune, serviceAnswers, showTracker, shownFor } from './tracker.tsx';

const html = { headers: { 'content-type': 'text/html' } };
const refuse = () => {
  throw new TypeError('Failed to fetch');
};

const failures: [name: string, answer: () => Response][] = [
  ['is refused or out of reach', refuse],
  ['answers 500', () => Response.json(pune, { status: 500 })],
  [
    'answers HTML instead of JSON',
    () => new Response('<!doctype html><h1>Sign in to the network</h1>', html),
  ],
  ['answers without an address', () => Response.json({ city: 'Pune', country_name: 'India' })],
];

test.for(failures)(
  'if the look-up service %s, this is only logged and the visit is counted',
  async ([, answer]) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    serviceAnswers(answer);
    showTracker('automatic');
    await waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
    expect(shownFor('Visits from this browser')).toBe('1');
    expect(shownFor('Network address (IP)')).toBe('not known');
    expect(shownFor('Approximate place')).toBe('not known');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
);

test('a failed look-up on request can be repeated', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  serviceAnswers(refuse);
  showTracker('on-request');
  const button = screen.getByRole('button', { name: 'Look up my address', hidden: true });
  await userEvent.click(button);
  await waitFor(() => expect(warn).toHaveBeenCalledTimes(1));

  serviceAnswers(() => Response.json(pune));
  await userEvent.click(button);
  expect(await screen.findByText('203.0.113.24')).toBeInTheDocument();
});

test('a failed automatic look-up is not repeated on every page of the session (PRIV-1)', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const service = serviceAnswers(refuse);
  const { unmount } = showTracker('automatic');
  await waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
  unmount();
  showTracker('automatic');
  expect(service).toHaveBeenCalledTimes(1);
});
