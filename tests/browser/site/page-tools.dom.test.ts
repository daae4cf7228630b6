import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { startPageTools } from '../../../src/browser/site/page-tools.ts';
import { setDuringTest } from '../../simulated-browser.ts';

beforeEach(() => {
  document.body.innerHTML =
    '<p><button type="button" data-share>Share</button><span role="status" data-copied="Link copied" data-failed="Copy it here:"></span></p>';
});

const share = () => userEvent.click(screen.getByRole('button', { name: 'Share' }));

test('where the device can share, it gets the address', async () => {
  const given = vi.fn(() => Promise.resolve());
  setDuringTest(navigator, 'share', given);
  startPageTools();
  await share();
  expect(given).toHaveBeenCalledWith({ url: location.href });
});

test('elsewhere the address is copied, and the page says so', async () => {
  const user = userEvent.setup();
  startPageTools();
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(await navigator.clipboard.readText()).toBe(location.href);
  expect(screen.getByRole('status')).toHaveTextContent('Link copied');
});

test('where copying is refused, the address is shown', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
  startPageTools();
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(screen.getByRole('status')).toHaveTextContent(`Copy it here: ${location.href}`);
});
