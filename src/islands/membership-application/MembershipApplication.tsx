import { useState } from 'react';
import type { IslandTexts } from '../../i18n/islands.ts';
import {
  membershipApplicationForm,
  toMembershipPayload,
  type MembershipApplication as Application,
  type TierName,
} from '../../core/forms/membership-application.ts';
import { Outcome } from '../shared/Outcome.tsx';
import { FilledIn } from '../shared/FilledIn.tsx';
import { SendStatus } from '../shared/SendStatus.tsx';
import { StepHeading } from '../shared/StepHeading.tsx';
import { useCheckedForm, useErrorTitle } from '../shared/use-checked-form.ts';
import { useDelivery } from '../shared/use-delivery.ts';
import { ApplicationForm } from './ApplicationForm.tsx';
import { forgetDraft, useDraft } from './use-draft.ts';

export interface Props {
  text: IslandTexts['forms'] & IslandTexts['formOutcome'] & IslandTexts['membershipApplication'];
  /** Each tier by its name in addresses, with what is shown of it. */
  tiers: Partial<Record<TierName, string>>;
  termsHref: string;
  /** Where the application goes; without it nothing is sent, and the form says so. */
  endpoint: string | undefined;
  email: string;
}

/** The application for membership: fields, a look over them, and an honest end. */
export function MembershipApplication(props: Props) {
  const [round, setRound] = useState(0);
  return <Steps key={round} {...props} onRestart={() => setRound(round + 1)} />;
}

function Steps({ onRestart, ...props }: Props & { onRestart: () => void }) {
  const { text, tiers, endpoint, email } = props;
  const [reviewed, setReviewed] = useState<Application>();
  const checked = useCheckedForm(membershipApplicationForm, { ...text.errors, 'consent.required': text.consentError }, text);
  const { busy, state, failure, forget, outcome, deliver } = useDelivery(endpoint, text);
  useDraft(checked);
  useErrorTitle(reviewed !== undefined && failure !== undefined, text.errorTitle);

  const record = reviewed ? toRecord(reviewed, text, tiers) : [];
  const finish = async () => {
    if (!reviewed || !(await deliver(toMembershipPayload(reviewed)))) return;
    forgetDraft();
  };

  if (outcome)
    return <Outcome text={{ ...text, subject: text.form }} outcome={outcome} record={record} email={email} onRestart={onRestart} />;
  return (
    <>
      {/* Hidden, not removed: who goes back finds everything as it was. */}
      <div hidden={reviewed !== undefined}>
        <ApplicationForm {...props} checked={checked} onSubmit={checked.onSubmit(setReviewed)} />
      </div>
      {reviewed && (
        <div className="done">
          <StepHeading step="review" arriving>
            {text.review}
          </StepHeading>
          <FilledIn record={record} />
          <SendStatus text={text} state={state} failure={failure} onRetry={() => void finish()} />
          <p className="actions">
            <button type="button" className="button" aria-disabled={busy} onClick={() => void finish()}>
              {busy ? text.sending : endpoint === undefined ? text.prepare : text.send}
            </button>
            <button
              type="button"
              className="button secondary"
              aria-disabled={busy}
              onClick={() => {
                if (busy) return;
                forget();
                setReviewed(undefined);
              }}
            >
              {text.change}
            </button>
          </p>
        </div>
      )}
    </>
  );
}

function toRecord(application: Application, text: IslandTexts['membershipApplication'], tiers: Props['tiers']) {
  const { firstName, lastName, email, phone, organization, membershipTier, additionalComments } = application;
  return (
    [
      [text.firstName, firstName],
      [text.lastName, lastName],
      [text.email, email],
      [text.phone, phone],
      [text.organization, organization],
      [text.membershipTier, tiers[membershipTier] ?? membershipTier],
      [text.additionalComments, additionalComments],
    ] as const
  ).filter(([, value]) => value !== '');
}
