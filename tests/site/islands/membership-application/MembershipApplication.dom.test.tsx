import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { MembershipApplication } from '../../../../src/islands/membership-application/MembershipApplication.tsx';
import { getIslandTexts } from '../../../../packages/i18n/strings.ts';
import { applicationDraftKey } from '../../../../packages/portal/contract/draft.ts';
import { blockStorage } from '../../../simulated-browser.ts';
import { accepted, portalAnswers } from '../certificate-request/request.tsx';

const { forms, formOutcome, membershipApplication } = getIslandTexts('en');
const text = { ...forms, ...formOutcome, ...membershipApplication };
const tiers = {
  bronze: 'Bronze, ₹5,000',
  silver: 'Silver, ₹15,000',
  gold: 'Gold, ₹25,000',
  platinum: 'Platinum, ₹50,000',
};

function showForm(endpoint?: string) {
  return render(
    <MembershipApplication
      text={text}
      tiers={tiers}
      termsHref="/terms"
      endpoint={endpoint}
      own={undefined}
      email="support@ifsf.example"
    />,
  );
}

async function fillIn() {
  const user = userEvent.setup({ delay: null });
  await user.type(screen.getByLabelText(text.firstName), 'Asha');
  await user.type(screen.getByLabelText(text.lastName), 'Rao');
  await user.type(screen.getByLabelText(text.email), 'asha@example.org');
  await user.type(screen.getByLabelText(text.phone), '98765');
  await user.selectOptions(screen.getByLabelText(text.membershipTier), 'silver');
  await user.click(screen.getByLabelText(text.terms));
  await user.click(screen.getByLabelText(text.consent));
  return user;
}

test('the last name has advice for people with one name, no box is checked, and the terms have the wording of the specification (FORM-5, FORM-8)', () => {
  showForm();
  expect(screen.getByLabelText(text.lastName)).toHaveAccessibleDescription(/only one name/);
  expect(
    screen.getByRole('checkbox', { name: 'I agree to the Terms and Conditions *' }),
  ).not.toBeChecked();
  for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
});

test('the application is reviewed before it is sent, can be changed, and is sent once (FORM-9)', async () => {
  const portal = portalAnswers(accepted);
  showForm('https://portal.example/applications');
  const user = await fillIn();
  await user.click(screen.getByRole('button', { name: text.toReview }));
  expect(await screen.findByRole('heading', { name: text.review })).toHaveFocus();
  expect(screen.getByText('Silver, ₹15,000', { selector: 'dd' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: text.change }));
  expect(screen.getByLabelText(text.firstName)).toHaveValue('Asha');
  await user.selectOptions(screen.getByLabelText(text.membershipTier), 'gold');
  await user.click(screen.getByRole('button', { name: text.toReview }));
  await user.dblClick(await screen.findByRole('button', { name: text.send }));
  expect(await screen.findByRole('heading', { name: 'Sent' })).toHaveFocus();
  expect(portal).toHaveBeenCalledTimes(1);
  expect(JSON.parse(String(portal.mock.calls[0]?.[1]?.body))).toEqual({
    firstName: 'Asha',
    lastName: 'Rao',
    email: 'asha@example.org',
    phone: '98765',
    organization: '',
    membershipTier: 'gold',
    additionalComments: '',
  });
});

test('the form stores nothing unless the applicant asks', async () => {
  showForm();
  const user = await fillIn();
  expect(sessionStorage).toHaveLength(0);
  expect(localStorage).toHaveLength(0);
  await user.click(screen.getByLabelText(text.draft));
  expect(sessionStorage.getItem(applicationDraftKey)).toContain('Asha');
  await user.click(screen.getByLabelText(text.draft));
  expect(sessionStorage).toHaveLength(0);
});

test('a draft is restored, the tier in the address takes precedence, and sending deletes the draft', async () => {
  const first = showForm();
  const user = await fillIn();
  await user.click(screen.getByLabelText(text.draft));
  first.unmount();

  history.replaceState(null, '', '/membership/become?tier=platinum#apply');
  showForm();
  expect(screen.getByLabelText(text.firstName)).toHaveValue('Asha');
  expect(screen.getByLabelText(text.membershipTier)).toHaveValue('platinum');
  expect(screen.getByLabelText(text.terms)).not.toBeChecked();
  await user.click(screen.getByLabelText(text.terms));
  await user.click(screen.getByLabelText(text.consent));
  await user.click(screen.getByRole('button', { name: text.toReview }));
  await user.click(await screen.findByRole('button', { name: text.prepare }));
  expect(await screen.findByRole('heading', { name: 'Not sent yet' })).toBeInTheDocument();
  expect(sessionStorage).toHaveLength(0);
});

test('the form says when the draft that the applicant wants can’t be kept, and when it can again', async () => {
  showForm();
  const user = await fillIn();
  const store = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await user.click(screen.getByLabelText(text.draft));
  expect(screen.getByRole('alert')).toHaveTextContent('The draft could not be kept');
  store.mockRestore();
  await user.type(screen.getByLabelText(text.lastName), 'y');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(sessionStorage.getItem(applicationDraftKey)).toContain('Raoy');
});

test('storage that is cleared half-way loses nothing, and the draft is kept again', async () => {
  showForm();
  const user = await fillIn();
  await user.click(screen.getByLabelText(text.draft));
  sessionStorage.clear();
  await user.type(screen.getByLabelText(text.lastName), 'y');
  expect(screen.getByLabelText(text.firstName)).toHaveValue('Asha');
  const kept = sessionStorage.getItem(applicationDraftKey);
  for (const typed of ['Asha', 'Raoy']) expect(kept).toContain(typed);
});

test('the form works when storage is blocked', async () => {
  blockStorage();
  showForm();
  const user = await fillIn();
  await user.click(screen.getByLabelText(text.draft));
  await user.click(screen.getByRole('button', { name: text.toReview }));
  await user.click(await screen.findByRole('button', { name: text.prepare }));
  expect(await screen.findByRole('heading', { name: 'Not sent yet' })).toBeInTheDocument();
});
