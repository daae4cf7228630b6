import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { startPageTools } from '../../../../src/browser/site/page-tools.ts';
import { setDuringTest } from '../../../simulated-browser.ts';

beforeEach(() => {
  document.body.innerHTML =
    '<p><button type="button" data-share>Share</button><span role="status" data-copied="Link copied" data-failed="Copy it here:"></span></p>';
});

const share = () => userEvent.click(screen.getByRole('button', { name: 'Share' }));

test('a device that can share gets the address', async () => {
  const given = vi.fn(() => Promise.resolve());
  setDuringTest(navigator, 'share', given);
  startPageTools();
  await share();
  expect(given).toHaveBeenCalledWith({ url: location.href });
});

test('otherwise the address is copied, with a message', async () => {
  const user = userEvent.setup();
  startPageTools();
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(await navigator.clipboard.readText()).toBe(location.href);
  expect(screen.getByRole('status')).toHaveTextContent('Link copied');
});

test('if copying is not allowed, the address is shown', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(
    new DOMException('refused', 'NotAllowedError'),
  );
  startPageTools();
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(screen.getByRole('status')).toHaveTextContent(`Copy it here: ${location.href}`);
});
