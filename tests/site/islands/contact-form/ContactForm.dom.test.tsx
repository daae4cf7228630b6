import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { setDuringTest } from '../../../simulated-browser.ts';
import { accepted, portalAnswers } from '../certificate-request/request.tsx';
import { form, sendMessage, text } from './form.tsx';

const toName = (en: string) => ({ en, hi: '' });

const showForm = (endpoint?: string) => render(form({ endpoint }));

test('without an endpoint nothing is sent, and the form says so before and after (FORM-7)', async () => {
  const portal = portalAnswers(accepted);
  showForm();
  expect(screen.getByText(text.unconnected)).toBeInTheDocument();
  await sendMessage('Membership', text.prepare);
  expect(await screen.findByRole('heading', { name: 'Not sent yet' })).toHaveFocus();
  expect(screen.getByRole('link', { name: text.mail })).toHaveAttribute(
    'href',
    expect.stringContaining('mailto:support@ifsf.example?subject=Membership'),
  );
  expect(portal).not.toHaveBeenCalled();
});

test('a complaint is mailed to the ombudsman alone', async () => {
  showForm();
  await sendMessage('Complaint', text.prepare);
  expect(await screen.findByRole('link', { name: text.mail })).toHaveAttribute(
    'href',
    expect.stringContaining('mailto:ombudsman@ifsf.example?subject=Complaint'),
  );
  expect(document.body).not.toHaveTextContent('support@ifsf.example');
});

test('if the clipboard is not permitted, the form says what to do', async () => {
  showForm();
  const user = await sendMessage('Membership', text.prepare);
  setDuringTest(navigator, 'clipboard', undefined);
  await user.click(await screen.findByRole('button', { name: text.copy }));
  expect(await screen.findByText(text.notCopied)).toBeInTheDocument();
});

test('with an endpoint, “Sent” is shown only after the server has accepted the message (FORM-7)', async () => {
  portalAnswers(() => Response.json({ message: 'Later.' }, { status: 503 }), accepted);
  showForm('https://portal.example/messages');
  const user = await sendMessage('Membership');
  expect(await screen.findByRole('alert')).toHaveTextContent('Later.');
  expect(screen.queryByRole('heading', { name: 'Sent' })).toBeNull();
  await user.click(screen.getByRole('button', { name: text.send }));
  expect(await screen.findByRole('heading', { name: 'Sent' })).toHaveFocus();
});

test('a visitor can copy a message that was not sent, and nothing is stored', async () => {
  portalAnswers(
    () => Response.json({ message: 'Later.' }, { status: 503 }),
    () => Promise.reject(new TypeError('No connection.')),
  );
  showForm('https://portal.example/messages');
  const user = await sendMessage('Membership');
  for (const words of ['Later.', 'No connection.']) {
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
    await user.click(screen.getByRole('button', { name: text.copyTyped }));
    expect(await screen.findByText(text.copied)).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(
      [
        `${text.name}: Asha`,
        `${text.email}: asha@example.org`,
        `${text.subject}: ${text.subjects.Membership}`,
        `${text.message}: Words.`,
      ].join('\n'),
    );
    await user.click(screen.getByRole('button', { name: text.send }));
  }
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('Asha');
});

test('the subject is taken from the address of the page and can be changed (FORM-6)', async () => {
  history.replaceState(null, '', '/contact?subject=Complaint');
  showForm();
  expect(screen.getByLabelText(text.subject)).toHaveValue('Complaint');
  expect(screen.getByRole('group', { name: text.complaint })).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText(text.subject), 'Feedback');
  expect(screen.getByLabelText(text.subject)).toHaveValue('Feedback');
  expect(screen.queryByRole('group', { name: text.complaint })).toBeNull();
});

test.each([
  ['2023-03-31', undefined],
  ['2026-11-30', '/editions/charter-2'],
  ['2026-12-01', '/about/charter'],
  ['2026-12-03', undefined],
])('the form names the edition of the Charter that applied on %s', (day, path) => {
  vi.useFakeTimers({ now: new Date('2026-12-02T06:00:00Z'), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const charter = [
    { name: toName('the second edition'), from: '2023-04-01', path: '/editions/charter-2' },
    { name: toName('the third edition'), from: '2026-12-01', path: '/about/charter' },
  ];
  render(form({ subject: 'Complaint', charter }));
  fireEvent.change(screen.getByLabelText(text.incident), { target: { value: day } });
  const link = screen.queryByRole('link', { name: /^On that day the .* edition of the Charter/ });
  expect(link?.getAttribute('href')).toBe(path);
});

test('the form lists what the ombudsman needs, and marks what is filled in', async () => {
  const own = { notice: '' };
  document.body.innerHTML = renderToString(form({ subject: 'Complaint', own }));
  const list = () =>
    within(screen.getByRole('list', { name: text.needed }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent.includes(text.given));
  expect(list()).toEqual([false, false, false]);
  document.body.replaceChildren();
  render(form({ subject: 'Complaint', own }));
  await userEvent.type(screen.getByLabelText(text.operator), 'Deccan');
  expect(list()).toEqual([true, false, false]);
  await userEvent.selectOptions(screen.getByLabelText(text.operatorReplied), text.notReplied);
  expect(list()).toEqual([true, false, true]);
});

test('an error goes when its field is edited, and those of other fields stay (FORM-1)', async () => {
  showForm();
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('button', { name: text.prepare }));
  expect(await screen.findByRole('group', { name: text.problem })).toHaveFocus();
  expect(screen.getByLabelText(text.name)).toBeInvalid();
  await user.type(screen.getByLabelText(text.name), 'A');
  expect(screen.getByLabelText(text.name)).toBeValid();
  expect(screen.getByLabelText(text.message)).toBeInvalid();
});

test('the subject of the page is chosen even where no script runs', () => {
  document.body.innerHTML = renderToString(form({ subject: 'Feedback' }));
  onTestFinished(() => document.body.replaceChildren());
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent(text.subjects.Feedback);
});

test('the subject in the address prevails over that of the page', () => {
  history.replaceState(null, '', '/feedback?subject=Complaint');
  render(form({ subject: 'Feedback' }));
  expect(screen.getByLabelText(text.subject)).toHaveValue('Complaint');
});
