/**
 * The home page for the parts of every page, and a page for each set of islands that a text can
 * have.
 */
export const islandPages = [
  '/',
  '/about/ombudsman',
  '/certificate-verify',
  '/contact',
  '/error/404',
  '/membership/become',
  '/notices',
  '/request-certificate',
  '/search',
  '/storage',
];
