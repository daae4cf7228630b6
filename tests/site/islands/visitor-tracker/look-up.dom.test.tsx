import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { blockStorage, setDuringTest } from '../../../simulated-browser.ts';
import { lookUpUrl, pune, serviceAnswers, showTracker, shownFor } from './tracker.tsx';

// The details are in a closed popover, whose content can be queried anyway.
const lookUpButton = { name: 'Look up my address', hidden: true };

test('the service is called once, without cookies or the address of the page', async () => {
  const service = serviceAnswers(() => Response.json(pune));
  showTracker('automatic');
  await screen.findByText('203.0.113.24');
  expect(service).toHaveBeenCalledExactlyOnceWith(
    lookUpUrl,
    expect.objectContaining({ credentials: 'omit', referrerPolicy: 'no-referrer' }),
  );
});

test('a new tab in the same visit does not call the service again (PRIV-1)', async () => {
  const service = serviceAnswers(() => Response.json(pune));
  const { unmount } = showTracker('automatic');
  await screen.findByText('203.0.113.24');
  unmount();
  // A tab has session storage of its own.
  sessionStorage.clear();
  showTracker('automatic');
  expect(shownFor('Network address (IP)')).toBe('203.0.113.24');
  expect(service).toHaveBeenCalledTimes(1);
});

test('the service is not called if the browser sends Global Privacy Control (PRIV-1)', () => {
  const service = serviceAnswers(() => Response.json(pune));
  setDuringTest(navigator, 'globalPrivacyControl', true);
  showTracker('automatic');
  expect(service).not.toHaveBeenCalled();
  expect(shownFor('Network address (IP)')).toBe('not known');
  expect(shownFor('Visits from this browser')).toBe('1');
});

test('if the look-up is off, the service is not called, and nothing is said of it (PRIV-1)', () => {
  const service = serviceAnswers(() => Response.json(pune));
  showTracker('off');
  expect(service).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', lookUpButton)).not.toBeInTheDocument();
  expect(screen.queryByText('Network address (IP)')).not.toBeInTheDocument();
  expect(screen.queryByText(/public service/)).not.toBeInTheDocument();
});

test('on request, the service is not called until the visitor presses the button (PRIV-1)', async () => {
  const service = serviceAnswers(() => Response.json(pune));
  showTracker('on-request');
  expect(service).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', lookUpButton));
  expect(await screen.findByText('203.0.113.24')).toBeInTheDocument();
  expect(service).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button', lookUpButton)).not.toBeInTheDocument();
});

test('without storage, the service is called only on request (PRIV-1)', async () => {
  blockStorage();
  const service = serviceAnswers(() => Response.json(pune));
  const { unmount } = showTracker('automatic');
  expect(service).not.toHaveBeenCalled();
  unmount();
  showTracker('on-request');
  await userEvent.click(screen.getByRole('button', lookUpButton));
  expect(await screen.findByText('203.0.113.24')).toBeInTheDocument();
});

test('the response of the service is shown as text', async () => {
  const hostile = '<img src=x onerror=alert(1)>';
  serviceAnswers(() => Response.json({ ip: hostile, city: '<b>Pune</b>', country_name: 'India' }));
  showTracker('automatic');
  expect(await screen.findByText(hostile)).toBeInTheDocument();
  expect(shownFor('Approximate place')).toBe('<b>Pune</b>, India');
  expect(screen.queryByRole('img', { hidden: true })).not.toBeInTheDocument();
});
