/** The buttons of the disclaimer that opens when somebody enters the site; its words are settings. */
export const disclaimer = {
  understand: 'I Understand',
  close: 'Close',
} as const;
