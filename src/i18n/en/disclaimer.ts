/** The disclaimer that opens when somebody enters the site. */
export const disclaimer = {
  title: 'Before you read on',
  body: 'This site is a preview and demonstration project. Its content comes from public sources or was written as an example.',
  law: 'Nothing here is legal advice or an invitation to play.',
  understand: 'I Understand',
  close: 'Close',
};
