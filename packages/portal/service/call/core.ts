import type { PortalSettings } from '../../contract/settings.ts';
import type { Database } from '../database/schema.ts';
import type { Secrets } from './secrets.ts';

/** What the parts of a portal share. */
export interface PortalCore {
  database: Database;
  secrets: Secrets;
  /** The settings of the site as they are now. */
  settings: () => PortalSettings;
  now: () => Date;
  log: (line: string) => void;
}
