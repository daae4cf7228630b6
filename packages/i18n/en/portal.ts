/** The responses and mails of the portal. */
export const portal = {
  /** The next step after a submission, by its kind. */
  next: {
    application: 'We check your application and tell you by {due} whether anything is missing.',
    message: 'We answer by {due}.',
    complaint:
      'The ombudsman’s office reviews your complaint and tells you by {due} whether the ombudsman takes it up.',
    certificate:
      'The office asks you by e-mail which member’s certificate you mean, and checks the purpose with that member by {due}.',
  },
  codeSent: 'A one-time code is on its way by e-mail.',
  codeRefused: 'The code is wrong or no longer valid. Check it, or ask for a new one.',
  tooOften: 'Too many requests. Please try again in {time}.',
  invalid: 'The portal could not accept this: {field} is missing or not valid.',
  alreadyArrived:
    'We already have this form: its reference is {reference}. We have not stored your changes. Write to us and quote the reference, or send the form again as a second one.',
  notJson: 'The portal accepts JSON only.',
  tooLarge: 'That is more than the portal accepts.',
  notFound: 'The portal does not have this address.',
  method: 'The portal accepts POST here.',
  otherSite: 'The portal accepts this from our site only.',
  unavailable:
    'The portal cannot store anything at the moment. Nothing was kept. Please try again later.',
  refused: 'The portal has refused this request.',
  fault: 'Something is wrong with the portal. Please try again later.',
  mails: {
    code: {
      subject: 'Your one-time code',
      text: 'Your one-time code is {code}.\n\nIt is valid for 10 minutes. We will never ask you for it. If you did not ask for a code, ignore this e-mail.',
    },
    application: { subject: '{reference}: we have received your application' },
    message: { subject: '{reference}: we have received your message' },
    complaint: { subject: '{reference}: we have received your complaint' },
    certificate: { subject: '{reference}: we have received your request' },
    received:
      'We have received what you sent us. Its reference is {reference}.\n\n{next}\n\nQuote the reference when you write to us about it. You can reply to this e-mail. If you have sent us nothing, ignore it.',
  },
  outbox: {
    title: 'Outbox of the portal',
    about: 'What the portal would have mailed, newest first. Nothing has left this computer.',
    reload: 'The page loads itself again every five seconds.',
    json: 'The same as JSON',
    empty: 'No mail yet.',
  },
} as const;
