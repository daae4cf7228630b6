/** The names under which the browser keeps what a visitor chose. The storage page explains each. */
export const storageKeys = {
  contrast: 'ifsf.contrast',
  textSize: 'ifsf.text-size',
  tickers: 'ifsf.tickers',
  visits: 'ifsf.visits',
  disclaimer: 'ifsf.disclaimer',
  place: 'ifsf.place',
  applicationDraft: 'ifsf.application-draft',
} as const;
