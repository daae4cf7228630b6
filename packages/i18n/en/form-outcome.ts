/** The end of a form that may have nowhere to send to. */
export const formOutcome = {
  unconnected:
    'This form does not send anything itself. It checks what you type and prepares it for e-mail or printing.',
  prepare: 'Prepare',
  sent: 'Sent',
  sentText: 'We have received it. You can keep a copy.',
  reference: 'Reference number',
  notSent: 'Not sent yet',
  notSentText: 'Nothing has been sent. Please e-mail it to {email}, or print it and post it.',
  mail: 'Send by e-mail',
  paste: 'Please paste what you copied on the page here.',
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'The browser did not allow copying. Select the text and copy it.',
  print: 'Print or save',
  restart: 'Start a new form',
  consent: 'I consent to the use of my details as described with this form',
  consentError: 'Give your consent, or write to us instead',
  details: 'What happens to your details',
} as const;
