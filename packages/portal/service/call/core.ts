import type { PortalSettings } from '../../contract/settings.ts';
import type { Database } from '../database/schema.ts';
import type { BackgroundWork } from './background-work.ts';
import type { InboxConfiguration } from './inbox-configuration.ts';
import type { Secrets } from './secrets.ts';

/** Shared by all parts of a portal. */
export interface PortalCore {
  database: Database;
  secrets: Secrets;
  /** Returns the current settings of the site. */
  settings: () => PortalSettings;
  now: () => Date;
  log: (line: string) => void;
  /** Called after something was stored, which may have queued mails. */
  onStored: () => void;
  backgroundWork: BackgroundWork;
  /** Without it there is no inbox. */
  inbox: InboxConfiguration | undefined;
}
