import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMdx } from '../../packages/content-model/files/content-file.ts';
import { readSettings } from '../../packages/content-model/files/site-files.ts';
import { isPortal, type PortalState } from '../../packages/portal/contract/api.ts';

/**
 * The route table of the specification, section 2. Staff may change these pages, but not remove
 * them.
 */
export const specifiedPages = whatIsWritten([
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
]);

/**
 * Pages that the specification links to without describing them, and others that the site needs.
 */
export const addedPages = whatIsWritten([
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
  '/certificate-verify/examples',
  '/feeds',
  '/open-data',
]);

/**
 * Leaves out drafts: a new federation has drafts of pages that it still has to write, and of the
 * page of the demonstration certificates if it has none. Pages for another portal than that of the
 * settings are not built either.
 */
function whatIsWritten(paths: string[]): string[] {
  return paths.filter((path) => !isDraft(path));
}

function isDraft(path: string): boolean {
  const root = join(import.meta.dirname, '../..');
  const file = join(root, 'src/content/pages', path, 'en.mdx');
  if (!existsSync(file)) return false;
  const { draft, portal } = readMdx(readFileSync(file, 'utf8')).data;
  const isElsewhere =
    portal !== undefined && !isPortal(readSettings(root).portal, portal as PortalState);
  return draft === true || isElsewhere;
}
