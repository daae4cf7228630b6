import { styleSheets } from '@federation/base/styles/style-sheets';

/** The files that the page of the desk is made from. */
export const pageFiles = {
  script: new URL('./page/main.tsx', import.meta.url),
  styles: [
    styleSheets.tokens,
    styleSheets.base,
    new URL('./page/styles/base.css', import.meta.url),
    new URL('./page/styles/layout.css', import.meta.url),
    new URL('./page/styles/list.css', import.meta.url),
    new URL('./page/styles/form.css', import.meta.url),
    new URL('./page/styles/parts.css', import.meta.url),
  ],
};
