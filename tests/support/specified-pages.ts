import { settings } from '../../src/data/settings.ts';

/**
 * The route table of the specification, section 2. Staff may change what is on these pages, but not
 * take them away.
 */
export const specifiedPages = [
  '/',
  '/about/overview',
  '/about/charter',
  '/about/ombudsman',
  '/about/legal',
  '/about/responsible-gaming',
  '/membership/become',
  '/membership/benefits',
  '/membership/current-members',
  '/membership/partners',
  '/membership/portal',
  '/events/members-meet',
  '/events/archive',
  '/events/conferences',
  '/events/workshops',
  '/resources/publications',
  '/resources/news',
  '/resources/release',
  '/resources/guidelines',
  '/resources/media',
  '/resources/downloads',
  '/contact',
  '/government-portals/rti',
  '/government-portals/grievance',
  '/government-portals/e-governance',
  '/certificate-verify',
  '/request-certificate',
  '/error/404',
  '/error/500',
  '/error/maintenance',
];

/**
 * What the specification links to without having a page for it, and what the site needs besides.
 */
export const addedPages = [
  '/privacy',
  '/terms',
  '/feedback',
  '/gameathon/overview',
  '/gameathon/register',
  '/gameathon/past-events',
  '/gameathon/gallery',
  '/search',
  '/notices',
  '/accessibility',
  '/storage',
  '/hyperlinking',
  '/copyright',
  '/sitemap',
  '/membership/become/terms',
  '/certificate-verify/for-verifiers',
  // Where the settings switch the demonstration off, its page is a draft.
  ...(settings.demonstrationCertificates ? ['/certificate-verify/examples'] : []),
  '/feeds',
  '/open-data',
];
