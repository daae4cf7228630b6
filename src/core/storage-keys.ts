/** What is read before the first paint of a page. */
export const earlyKeys = {
  contrast: 'ifsf.contrast',
  textSize: 'ifsf.text-size',
  tickers: 'ifsf.tickers',
} as const;

/**
 * The keys of local and session storage; the storage page explains each. Every page loads this
 * module, so `ifsf.application-draft`, which only one form needs, is in `forms/draft.ts`.
 */
export const storageKeys = {
  ...earlyKeys,
  visits: 'ifsf.visits',
  disclaimer: 'ifsf.disclaimer',
  place: 'ifsf.place',
  statusLists: 'ifsf.status-lists',
} as const;
