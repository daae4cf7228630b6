/** The style sheets that the site shares with the pages of the portal and of the desk. */
export const styleSheets = {
  tokens: new URL('./tokens.css', import.meta.url),
  base: new URL('./base.css', import.meta.url),
  buttons: new URL('./buttons.css', import.meta.url),
  utilities: new URL('./utilities.css', import.meta.url),
};
