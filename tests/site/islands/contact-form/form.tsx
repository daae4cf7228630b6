import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { getIslandTexts } from '../../../../packages/i18n/strings.ts';
import { ContactForm } from '../../../../src/islands/contact-form/ContactForm.tsx';

const { forms, formOutcome, contactForm } = getIslandTexts('en');
export const text = { ...forms, ...formOutcome, ...contactForm };

/** The contact form of a federation without a portal. */
export function form(props: Partial<ComponentProps<typeof ContactForm>> = {}) {
  return (
    <ContactForm
      text={text}
      language="en"
      holidays={[]}
      charter={[]}
      closes="18:00"
      members={['Deccan Games']}
      ombudsmanHref="/about/ombudsman#complaint"
      endpoint={undefined}
      own={undefined}
      email="support@ifsf.example"
      ombudsmanEmail="ombudsman@ifsf.example"
      {...props}
    />
  );
}

/** Fills in a message with a subject, which is chosen already when left out, and sends it. */
export async function sendMessage(subject?: string, button = text.send) {
  const user = userEvent.setup({ delay: null });
  await user.type(screen.getByLabelText(text.name), 'Asha');
  await user.type(screen.getByLabelText(text.email), 'asha@example.org');
  if (subject) await user.selectOptions(screen.getByLabelText(text.subject), subject);
  await user.type(screen.getByLabelText(text.message), 'Words.');
  await user.click(screen.getByLabelText(text.consent));
  await user.click(screen.getByRole('button', { name: button }));
  return user;
}
