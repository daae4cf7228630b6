import {
  membershipTiers,
  type membershipApplicationForm,
} from '@federation/portal/contract/membership-application';
import { ErrorSummary } from '../shared/ErrorSummary.tsx';
import { InputField } from '../shared/InputField.tsx';
import { FormShell } from '../shared/FormShell.tsx';
import { SubmitButton } from '../shared/SubmitButton.tsx';
import type { ValidatedForm } from '../shared/use-validated-form.ts';
import type { Props } from './props.ts';
import forms from '../shared/forms.module.css';

interface FormProps extends Props {
  validatedForm: ValidatedForm<typeof membershipApplicationForm>;
  /** The applicant wants a draft, but the browser can't save it. */
  draftFailed: boolean;
  onSubmit: () => unknown;
}

/** The fields of the membership application. */
export function ApplicationForm({
  text,
  tiers,
  termsHref,
  endpoint,
  email,
  validatedForm,
  draftFailed,
  onSubmit,
}: FormProps) {
  const { ready, summary, errors, field } = validatedForm;
  return (
    <FormShell text={text} label={text.form} email={email} ready={ready} onSubmit={onSubmit}>
      {endpoint === undefined && <p className={forms.soft}>{text.unconnected}</p>}
      <ErrorSummary ref={summary} title={text.problem} errors={errors} />
      <InputField {...field('firstName')} autoComplete="given-name" spellCheck={false} />
      <InputField
        {...field('lastName')}
        hint={text.lastNameHint}
        autoComplete="family-name"
        spellCheck={false}
      />
      <InputField {...field('email')} type="email" spellCheck={false} />
      <InputField {...field('phone')} type="tel" />
      <InputField
        {...field('organization')}
        optional={text.optional}
        autoComplete="organization"
        spellCheck={false}
      />
      <InputField {...field('membershipTier')} as="select">
        <option value="">{text.choose}</option>
        {membershipTiers.map((name) => (
          <option key={name} value={name}>
            {tiers[name]}
          </option>
        ))}
      </InputField>
      <InputField
        {...field('additionalComments')}
        as="textarea"
        optional={text.optional}
        rows={4}
      />
      <InputField
        {...field('draft')}
        type="checkbox"
        hint={draftFailed ? <strong role="alert">{text.draftFailed}</strong> : text.draftHint}
        required={false}
      />
      <InputField
        {...field('terms')}
        type="checkbox"
        hint={<a href={termsHref}>{text.termsLink}</a>}
      />
      <InputField {...field('consent')} type="checkbox" />
      <SubmitButton label={text.toReview} busyLabel={text.toReview} busy={false} ready={ready} />
    </FormShell>
  );
}
