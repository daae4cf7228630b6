import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  accepted,
  api,
  bodyOf,
  never,
  portalAnswers,
  sendForm,
  showRequest,
  text,
} from './request.tsx';

test('the fields have input modes and autocomplete tokens (FORM-3, OTP-2)', async () => {
  portalAnswers(accepted);
  showRequest();
  expect(screen.getByLabelText(text.fullName)).toHaveAttribute('autocomplete', 'name');
  expect(screen.getByLabelText(text.mobileNumber)).toMatchObject({
    type: 'tel',
    autocomplete: 'tel',
    inputMode: 'tel',
  });
  expect(screen.getByLabelText(text.emailId)).toMatchObject({
    type: 'email',
    autocomplete: 'email',
    inputMode: 'email',
  });
  await sendForm();
  expect(await screen.findByLabelText(text.code)).toMatchObject({
    autocomplete: 'one-time-code',
    inputMode: 'numeric',
  });
});

test('a complete request sends the payloads of the specification (OTP-1, OTP-4)', async () => {
  const portal = portalAnswers(accepted);
  showRequest();
  const user = await sendForm();
  await user.click(await screen.findByLabelText(text.code));
  await user.paste(' 123 456 ');
  await user.click(screen.getByRole('button', { name: text.verify }));
  expect(await screen.findByRole('heading', { name: /Request Submitted/ })).toHaveFocus();
  expect(portal.mock.calls.map(([url]) => url)).toEqual([
    `${api}/members/certificate-request`,
    `${api}/members/email-verify`,
  ]);
  expect(bodyOf(portal, 0)).toBe(
    '{"full_name":"Asha Rao","email":"asha@bank.example","mobile":9876543210,"purpose_of_viewing_certificate":"bank"}',
  );
  expect(bodyOf(portal, 1)).toBe('{"email":"asha@bank.example","otp":"123456"}');
  expect(screen.getByText('Bank Verification', { selector: 'dd' })).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Submit Another Request' }));
  expect(screen.getByLabelText(text.fullName)).toHaveValue('');
});

test('a name of two letters is refused, and the field says what to write instead', async () => {
  showRequest();
  const user = userEvent.setup({ delay: null });
  const name = screen.getByLabelText(text.fullName);
  await user.type(name, 'Om');
  await user.click(screen.getByRole('button', { name: text.submit }));
  await waitFor(() =>
    expect(name).toHaveAccessibleDescription(/fewer than three .* twice.* 3 characters/),
  );
});

test('the title of the page announces an error while there is one (FORM-2)', async () => {
  portalAnswers(accepted);
  showRequest();
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('button', { name: text.submit }));
  expect(await screen.findByRole('group', { name: 'There is a problem' })).toHaveFocus();
  expect(document.title).toBe('Error: Request');
  await user.type(screen.getByLabelText(text.fullName), 'A');
  await user.type(screen.getByLabelText(text.mobileNumber), '9');
  await user.type(screen.getByLabelText(text.emailId), 'a');
  expect(document.title).toBe('Error: Request');
  await user.selectOptions(screen.getByLabelText(text.purpose), 'bank');
  expect(document.title).toBe('Request');
});

test('a failure without a message says “Something went wrong”, a network error shows its message (OTP-1)', async () => {
  portalAnswers(
    () => new Response('<h1>Bad Gateway</h1>', { status: 502 }),
    () => Promise.reject(new TypeError('Failed to fetch')),
  );
  showRequest();
  const user = await sendForm();
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Something went wrong$/);
  await user.click(screen.getByRole('button', { name: text.submit }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^Failed to fetch$/));
  expect(screen.getByRole('button', { name: text.retry })).toBeInTheDocument();
});

test('while a request is pending, the button says so and sends no second one (FORM-9)', async () => {
  const portal = portalAnswers(never);
  showRequest();
  const user = await sendForm();
  const busy = await screen.findByRole('button', { name: text.sending });
  expect(busy).toHaveAttribute('aria-disabled', 'true');
  await user.click(busy);
  await user.type(screen.getByLabelText(text.fullName), '{Enter}');
  expect(portal).toHaveBeenCalledTimes(1);
});

test('leaving the page aborts the request without a message', async () => {
  const portal = portalAnswers(never);
  showRequest();
  await sendForm();
  await screen.findByRole('button', { name: text.sending });
  dispatchEvent(new Event('pagehide'));
  expect(await screen.findByRole('button', { name: text.submit })).toBeInTheDocument();
  expect(portal.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the step with the code survives a reload for ten minutes, with the address alone', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 5, 6), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const portal = portalAnswers(accepted);
  const first = showRequest();
  await sendForm();
  await screen.findByLabelText(text.code);
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/Asha Rao|98765/);

  first.unmount();
  vi.setSystemTime(Date.UTC(2026, 0, 5, 6, 10));
  const late = showRequest();
  expect(screen.queryByLabelText(text.code)).not.toBeInTheDocument();

  late.unmount();
  vi.setSystemTime(Date.UTC(2026, 0, 5, 6, 9));
  const again = showRequest();
  expect(screen.queryByRole('button', { name: /new code/ })).not.toBeInTheDocument();
  await userEvent.type(screen.getByLabelText(text.code), '123456');
  await userEvent.click(screen.getByRole('button', { name: text.verify }));
  expect(await screen.findByText(/sent to asha@bank\.example/)).toBeVisible();
  expect(bodyOf(portal, 1)).toBe('{"email":"asha@bank.example","otp":"123456"}');

  again.unmount();
  showRequest();
  expect(screen.getByLabelText(text.fullName)).toBeVisible();
});

test('an empty code is not sent (OTP-2)', async () => {
  const portal = portalAnswers(accepted);
  showRequest();
  const user = await sendForm();
  await user.type(await screen.findByLabelText(text.code), '   ');
  await user.click(screen.getByRole('button', { name: text.verify }));
  expect(screen.getByText(text.codeMissing)).toBeInTheDocument();
  expect(screen.getByLabelText(text.code)).toHaveFocus();
  expect(portal).toHaveBeenCalledTimes(1);
});
