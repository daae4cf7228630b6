/** The keys that are read before the first paint of a page. */
export const earlyKeys = {
  contrast: 'site.contrast',
  textSize: 'site.text-size',
  tickers: 'site.tickers',
} as const;

/**
 * The keys of local and session storage; the storage page explains each. Every page loads this
 * module, so the keys of forms are elsewhere, in `packages/portal/contract/draft.ts` and
 * `send-key.ts`.
 */
export const storageKeys = {
  ...earlyKeys,
  visits: 'site.visits',
  disclaimer: 'site.disclaimer',
  place: 'site.place',
  statusLists: 'site.status-lists',
} as const;
