/** The contact form. */
export const contactForm = {
  form: 'Feedback & Inquiry',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  subject: 'Subject',
  subjects: {
    'General Inquiry': 'General Inquiry',
    Membership: 'Membership',
    Feedback: 'Feedback',
    Complaint: 'Complaint',
  },
  message: 'Message',
  messageHint: 'Do not include passwords, one-time codes, card numbers or Aadhaar numbers.',
  errors: {
    'name.required': 'Enter your name',
    'email.required': 'Enter your e-mail address',
    'email.invalid': 'Enter a valid e-mail address',
    'subject.required': 'Choose a subject',
    'message.required': 'Write your message',
  },
  complaint: 'What a complaint needs',
  operatorFirst:
    'Write to the operator first. Then send your complaint to the ombudsman within 30 days of the incident.',
  incident: 'Day of the incident',
  incidentHint: 'Used only to work out the dates below. Write the day in your message too.',
  incidentSent:
    'Without it, the operator and what you asked of it, the ombudsman has to ask you first.',
  operator: 'Operator',
  operatorHint: 'Choose a member or type another name.',
  operatorReference: 'Reference of your complaint to the operator',
  operatorReplied: 'Did the operator reply?',
  replied: 'Yes',
  notReplied: 'No',
  inTime: 'Last day to send it: {lastFilingDay}.',
  late: 'The 30 days ended on {lastFilingDay}. Send it all the same and say what kept you.',
  fromToday:
    'If you send it today: initial review by {review}; decision by {decision}; in a complex case by {complexDecision}.',
  charterEdition: 'On that day {edition} of the Charter applied.',
  ombudsman: 'How the ombudsman decides',
} as const;
