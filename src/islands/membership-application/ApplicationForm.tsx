import {
  tierNames,
  type membershipApplicationForm,
} from '../../core/forms/membership-application.ts';
import { ErrorSummary } from '../shared/ErrorSummary.tsx';
import { Field } from '../shared/Field.tsx';
import { FormShell } from '../shared/FormShell.tsx';
import { SubmitButton } from '../shared/SubmitButton.tsx';
import type { ValidatedForm } from '../shared/use-validated-form.ts';
import type { Props } from './props.ts';
import forms from '../shared/forms.module.css';

interface FormProps extends Props {
  validatedForm: ValidatedForm<typeof membershipApplicationForm>;
  /** Whether the draft that the applicant wants could not be saved. */
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
      <Field
        {...field('firstName')}
        label={text.firstName}
        autoComplete="given-name"
        spellCheck={false}
      />
      <Field
        {...field('lastName')}
        label={text.lastName}
        autoComplete="family-name"
        spellCheck={false}
      />
      <Field
        {...field('email')}
        label={text.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
      />
      <Field {...field('phone')} label={text.phone} type="tel" inputMode="tel" autoComplete="tel" />
      <Field
        {...field('organization')}
        label={text.organization}
        optional={text.optional}
        autoComplete="organization"
        spellCheck={false}
      />
      <Field {...field('membershipTier')} as="select" label={text.membershipTier}>
        <option value="">{text.choose}</option>
        {tierNames.map((name) => (
          <option key={name} value={name}>
            {tiers[name]}
          </option>
        ))}
      </Field>
      <Field
        {...field('additionalComments')}
        as="textarea"
        label={text.additionalComments}
        optional={text.optional}
        rows={4}
      />
      <Field
        {...field('draft')}
        type="checkbox"
        label={text.draft}
        hint={draftFailed ? <strong role="alert">{text.draftFailed}</strong> : text.draftHint}
        required={false}
      />
      <Field
        {...field('terms')}
        type="checkbox"
        label={text.terms}
        hint={<a href={termsHref}>{text.termsLink}</a>}
      />
      <Field {...field('consent')} type="checkbox" label={text.consent} />
      <SubmitButton label={text.toReview} busyLabel={text.toReview} busy={false} ready={ready} />
    </FormShell>
  );
}
