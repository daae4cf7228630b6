import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { OwnPortal } from '../../../../packages/portal/contract/api.ts';
import { readDetailsHeader } from '../../../../packages/portal/contract/complaint-details.ts';
import { blockStorage } from '../../../simulated-browser.ts';
import {
  accepted,
  api,
  portalAnswers,
  sendForm,
  showRequest,
  text as certificateText,
} from '../certificate-request/request.tsx';
import { form, sendMessage, text } from '../contact-form/form.tsx';

const own: OwnPortal = { notice: '1f0c2a9b7d3e.8a44c05be917' };
const receipt = {
  reference: 'IFSF-M-2026-000001',
  message: 'We answer by 27 November 2026.',
  due: '2026-11-27',
};
const received = () => Response.json(receipt, { status: 201 });
const failed = () => Response.json({ message: 'Later.' }, { status: 503 });

beforeEach(() => sessionStorage.clear());

const showForm = (portal: OwnPortal | undefined) =>
  render(form({ endpoint: `${api}/messages`, own: portal }));

type Portal = ReturnType<typeof portalAnswers>;

const headersOf = (portal: Portal, call = 0) => ({
  ...Object.fromEntries(new Headers(portal.mock.calls[call]?.[1]?.headers)),
});

const keysOf = (portal: Portal) =>
  portal.mock.calls.map((_, call) => headersOf(portal, call)['idempotency-key']);

const bodyOf = (portal: Portal, call = 0) => String(portal.mock.calls[call]?.[1]?.body);

const payload =
  '{"name":"Asha","email":"asha@example.org","phone":"","subject":"Feedback","message":"Words."}';

test('another portal gets what it expects, byte for byte', async () => {
  const portal = portalAnswers(accepted);
  showForm(undefined);
  await sendMessage('Feedback');
  await screen.findByRole('heading', { name: text.sent });
  expect(bodyOf(portal)).toBe(payload);
  expect(headersOf(portal)).toEqual({
    accept: 'application/json',
    'accept-language': document.documentElement.lang,
    'content-type': 'application/json',
  });
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  ['', null],
  ['https://spam.example', 'filled'],
])(
  'the portal of the site gets the same body, and headers, with the honeypot %j',
  async (honeypot, expected) => {
    vi.spyOn(performance, 'now').mockReturnValue(7999);
    const portal = portalAnswers(received);
    const { container } = showForm(own);
    const field = container.querySelector<HTMLInputElement>('[aria-hidden] input');
    if (field) field.value = honeypot;
    await sendMessage('Feedback');
    await screen.findByRole('heading', { name: text.sent });
    expect(bodyOf(portal)).toBe(payload);
    expect(keysOf(portal)[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(headersOf(portal)).toMatchObject({
      'notice-version': own.notice,
      'form-seconds': '7',
      'browser-key': expect.stringMatching(/^[0-9a-f]{32}$/) as string,
      ...(expected && { 'form-honeypot': expected }),
    });
    expect(Object.keys(headersOf(portal))).toHaveLength(expected ? 8 : 7);
  },
);

test('the form shows the reference of a message that had arrived, and only then sends it anew', async () => {
  const message = 'The form had already arrived.';
  const arrived = () => Response.json({ message, reference: 'A-1' }, { status: 422 });
  const portal = portalAnswers(failed, arrived, received);
  showForm(own);
  const user = await sendMessage('Feedback');
  await screen.findByRole('alert');
  await user.type(screen.getByLabelText(text.message), ' More.');
  await user.click(screen.getByRole('button', { name: text.send }));
  expect(await screen.findByText(message)).toHaveRole('alert');
  await user.click(screen.getByRole('button', { name: text.send }));
  await screen.findByRole('heading', { name: text.sent });
  const [first, again, other] = keysOf(portal);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test('the end shows the reference, what happens next and by when', async () => {
  portalAnswers(received);
  showForm(own);
  await sendMessage('Feedback');
  expect(await screen.findByText(receipt.message)).toBeInTheDocument();
  expect(screen.getAllByText(receipt.reference)[0]).toBeVisible();
});

test.each(['with storage', 'where storage is blocked'])(
  'a repeated form has the same key, and a new form a new one, %s',
  async (storage) => {
    if (storage !== 'with storage') blockStorage();
    const portal = portalAnswers(failed, received);
    showForm(own);
    const user = await sendMessage('Feedback');
    await screen.findByRole('alert');
    await user.click(screen.getByRole('button', { name: text.send }));
    await user.click(await screen.findByRole('button', { name: text.restart }));
    await sendMessage('Feedback');
    await screen.findByRole('heading', { name: text.sent });
    const [first, again, other] = keysOf(portal);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  },
);

test('a form whose answer was lost has the same key after a reload', async () => {
  const portal = portalAnswers(failed, received);
  const { unmount } = showForm(own);
  await sendMessage('Feedback');
  await screen.findByRole('alert');
  unmount();
  showForm(own);
  await sendMessage('Feedback');
  await screen.findByRole('heading', { name: text.sent });
  const [first, again] = keysOf(portal);
  expect(again).toBe(first);
});

test('a code is sent with a key of its own and that of the browser that asked for it', async () => {
  const portal = portalAnswers(accepted, received);
  showRequest({ own });
  const user = await sendForm();
  await user.type(await screen.findByLabelText(certificateText.code), '123456');
  await user.click(screen.getByRole('button', { name: certificateText.verify }));
  expect(await screen.findByText(receipt.reference)).toBeInTheDocument();
  expect(screen.getByText(receipt.message)).toBeInTheDocument();
  const [form, code] = keysOf(portal);
  expect(code).toMatch(/^[0-9a-f]{32}$/);
  expect(code).not.toBe(form);
  const [asked, confirmed] = [0, 1].map((call) => headersOf(portal, call)['browser-key']);
  expect(confirmed).toBe(asked);
});

test('without a portal the request for a certificate says so before and after, promises no code, and sends nothing', async () => {
  const portal = portalAnswers(accepted);
  showRequest({ api: undefined });
  expect(screen.getByText(text.unconnected)).toBeInTheDocument();
  const { emailHint, verify } = certificateText;
  for (const promise of [emailHint, verify])
    expect(screen.queryByText(promise)).not.toBeInTheDocument();
  await sendForm(text.prepare);
  expect(await screen.findByRole('heading', { name: text.notSent })).toHaveFocus();
  expect(screen.getByRole('link', { name: text.mail })).toHaveAttribute(
    'href',
    expect.stringContaining('9876543210'),
  );
  expect(portal).not.toHaveBeenCalled();
});

test('only the portal of the site gets the operator and the day of the incident', async () => {
  for (const [portal, labels] of [
    [own, 1],
    [undefined, 0],
  ] as const) {
    const calls = portalAnswers(received);
    const { unmount } = showForm(portal);
    const user = userEvent.setup({ delay: null });
    await user.selectOptions(screen.getByLabelText(text.subject), 'Complaint');
    expect(screen.queryAllByLabelText(text.operator)).toHaveLength(labels);
    await user.type(screen.getByLabelText(text.incident), '2026-11-01');
    if (portal) {
      await user.type(screen.getByLabelText(text.operator), 'खेल Games');
      await user.selectOptions(screen.getByLabelText(text.operatorReplied), 'no');
    }
    await sendMessage();
    await screen.findByRole('heading', { name: text.sent });
    expect(bodyOf(calls)).toBe(payload.replace('Feedback', 'Complaint'));
    const header = headersOf(calls)['complaint-details'];
    expect(header && readDetailsHeader(header)).toEqual(
      portal && {
        operator: 'खेल Games',
        incident: '2026-11-01',
        operatorReference: '',
        operatorReplied: 'no',
      },
    );
    unmount();
  }
});
