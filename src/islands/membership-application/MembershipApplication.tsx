import { useState, type PropsWithChildren } from 'react';
import {
  membershipApplicationForm,
  toMembershipPayload,
  type MembershipApplicationInput as Application,
} from '@federation/portal/contract/membership-application';
import type { MembershipPayload } from '@federation/portal/contract/payloads';
import { LastStep } from '../shared/LastStep.tsx';
import { SummaryList, toSummaryRows, type SummaryRows } from '../shared/SummaryList.tsx';
import { SendStatus } from '../shared/SendStatus.tsx';
import { StepHeading } from '../shared/StepHeading.tsx';
import { useValidatedForm, useErrorTitle } from '../shared/use-validated-form.ts';
import { useSubmission } from '../shared/use-submission.ts';
import { ApplicationForm } from './ApplicationForm.tsx';
import { clearDraft, useDraft } from './use-draft.ts';
import type { Props } from './props.ts';
import forms from '../shared/forms.module.css';

/** The membership application: form, review and outcome. */
export function MembershipApplication(props: Props) {
  const [attempt, setAttempt] = useState(0);
  return <Steps key={attempt} {...props} onRestart={() => setAttempt(attempt + 1)} />;
}

function Steps({ onRestart, ...props }: Props & { onRestart: () => void }) {
  const { text, tiers, endpoint, email, own } = props;
  const [reviewed, setReviewed] = useState<Application>();
  const validatedForm = useValidatedForm(membershipApplicationForm, text);
  const { busy, state, failure, clearFailure, ending, submit } = useSubmission(endpoint, text, own);
  const draftFailed = useDraft(validatedForm);
  useErrorTitle(reviewed !== undefined && failure !== undefined, text.errorTitle);

  const payload: MembershipPayload | undefined = reviewed && toMembershipPayload(reviewed);
  const rows = payload
    ? toSummaryRows(
        { ...payload, membershipTier: tiers[payload.membershipTier] ?? payload.membershipTier },
        text,
      )
    : [];
  const finish = async () => {
    if (payload && (await submit(payload))) clearDraft();
  };

  const change = () => {
    if (busy) return;
    clearFailure();
    setReviewed(undefined);
  };

  if (ending)
    return (
      <LastStep
        text={{ ...text, subject: text.form }}
        ending={ending}
        rows={rows}
        email={email}
        onRestart={onRestart}
      />
    );
  return (
    <>
      {/* Hidden rather than removed, so that nothing is lost when the applicant goes back. */}
      <div hidden={reviewed !== undefined}>
        <ApplicationForm
          {...props}
          {...{ validatedForm, draftFailed }}
          onSubmit={validatedForm.onSubmit(setReviewed)}
        />
      </div>
      {reviewed && (
        <Review
          {...{ text, busy, rows }}
          sends={endpoint !== undefined}
          onSend={finish}
          onChange={change}
        >
          <SendStatus {...{ text, state, failure, rows }} onRetry={() => void finish()} />
        </Review>
      )}
    </>
  );
}

interface ReviewProps extends PropsWithChildren {
  text: Props['text'];
  rows: SummaryRows;
  busy: boolean;
  sends: boolean;
  onSend: () => Promise<void>;
  onChange: () => void;
}

function Review({ text, rows, busy, sends, onSend, onChange, children }: ReviewProps) {
  return (
    <div className={forms.done}>
      <StepHeading step="review" focusOnMount>
        {text.review}
      </StepHeading>
      <SummaryList rows={rows} />
      {children}
      <p className={forms.actions}>
        <button type="button" className="button" aria-disabled={busy} onClick={() => void onSend()}>
          {busy ? text.sending : sends ? text.send : text.prepare}
        </button>
        <button type="button" className="button secondary" aria-disabled={busy} onClick={onChange}>
          {text.change}
        </button>
      </p>
    </div>
  );
}
