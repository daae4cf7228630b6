/**
 * A page of each kind: home, words with and without a section menu, tabs, a table, forms, lists,
 * search, an error.
 */
export const templates = [
  '/',
  '/privacy',
  '/about/ombudsman',
  '/membership/become',
  '/contact',
  '/certificate-verify',
  '/request-certificate',
  '/membership/current-members',
  '/notices',
  '/resources/publications',
  '/search',
  '/error/404',
];
