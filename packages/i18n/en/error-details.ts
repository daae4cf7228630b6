/** The time and the reference of an error page. */
export const errorDetails = {
  time: 'Current time (IST)',
  pause: 'Pause the clock',
  resume: 'Start the clock',
  reference: 'Error reference',
  explanation: 'Quote this reference when you write to us. It does not identify you.',
  report: 'Report this by e-mail',
  /** Subject and body of the e-mail. */
  subject: 'Error on the website, reference {reference}',
  body: 'Reference: {reference}\nPage: {page}\n\nWhat I was doing:\n',
} as const;
