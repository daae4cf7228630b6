/** The texts of every form. */
export const forms = {
  optional: '(optional)',
  choose: 'Please choose',
  problem: 'There is a problem',
  errorTitle: 'Error: {title}',
  send: 'Send',
  sending: 'Sending…',
  slow: 'This is taking longer than usual. Please wait.',
  retry: 'Try again',
  failed: 'Something went wrong',
  timedOut: 'The server has not answered for 30 seconds.',
  offline: 'Check your internet connection, then try again.',
  kept: 'What you typed is still here.',
  copyTyped: 'Copy what you typed',
  honeypot: 'Leave this field empty',
  withoutScript:
    'This form needs JavaScript. Without it, the button opens your e-mail program with what you typed. You can also write to {email}.',
  openMail: 'Prepare an e-mail',
} as const;
