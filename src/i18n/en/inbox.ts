/** What the inbox of the portal says to the staff. */
export const inbox = {
  title: 'Inbox',
  skip: 'Skip to the contents',
  refused:
    'This page is too old, or the browser does not accept cookies. Nothing was changed. Go back, load the page again and try once more.',
  notFound: 'There is nothing at this address.',
  unavailable: 'The inbox cannot be reached at the moment. Nothing was changed. Please try again.',
  toStart: 'To the list',
  language: 'Language',
  signIn: {
    title: 'Sign in',
    lead: 'Type your e-mail address. If it belongs to the staff, a link to sign in is mailed to it.',
    address: 'E-mail address',
    ask: 'Mail me a link',
    notAddress: 'This is not an e-mail address.',
    asked: 'Look at your e-mails',
    askedText:
      'If the address belongs to the staff, a link is on its way. Open it within 15 minutes in this browser.',
    again: 'Ask for another link',
    tooOften: 'Too many links were asked for. Please try again in {minutes} minutes.',
    ready: 'One more step',
    readyText: 'Press the button to sign in on this device for twelve hours.',
    enter: 'Sign in',
    ended: 'This link cannot be used',
    endedText:
      'It was used already, is older than 15 minutes, or was asked for in another browser. Ask for a new one.',
    signedIn: 'Signed in as {address}',
    out: 'Sign out',
    outEverywhere: 'Sign out everywhere',
  },
  mails: {
    'sign-in': {
      subject: 'Your link to sign in',
      text: 'Open this link in the browser in which you asked for it:\n\n{link}\n\nIt works once and for 15 minutes. If you did not ask for it, you do not need to do anything.',
    },
    staff: {
      subject: '{reference} has arrived',
      text: '{reference} is in the inbox:\n\n{link}',
    },
  },
};
