import type { PortalSettings } from '../../contract/settings.ts';
import type { Database } from '../database/schema.ts';
import type { Secrets } from './secrets.ts';

/** Shared by all parts of a portal. */
export interface PortalCore {
  database: Database;
  secrets: Secrets;
  /** Returns the current settings of the site. */
  settings: () => PortalSettings;
  now: () => Date;
  log: (line: string) => void;
}
