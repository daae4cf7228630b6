import { styleSheets } from '@federation/base/styles/style-sheets';

/** The files that the page of the desk is made from. */
export const pageFiles = {
  script: new URL('./main.tsx', import.meta.url),
  styles: [
    styleSheets.tokens,
    styleSheets.base,
    new URL('./styles/base.css', import.meta.url),
    new URL('./styles/layout.css', import.meta.url),
    new URL('./styles/list.css', import.meta.url),
    new URL('./styles/form.css', import.meta.url),
    new URL('./styles/parts.css', import.meta.url),
  ],
};
