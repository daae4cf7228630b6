/**
 * The names under which the browser keeps what a visitor chose. The storage page explains each. Every
 * page carries them; `ifsf.application-draft`, which one form needs, stands in `forms/draft.ts`.
 */
export const storageKeys = {
  contrast: 'ifsf.contrast',
  textSize: 'ifsf.text-size',
  tickers: 'ifsf.tickers',
  visits: 'ifsf.visits',
  disclaimer: 'ifsf.disclaimer',
  place: 'ifsf.place',
} as const;
