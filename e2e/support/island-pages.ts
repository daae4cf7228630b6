/** The home page for what is on every page, and a page for each set of islands that a text can have. */
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
