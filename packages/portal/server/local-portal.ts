import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { localInboxPath, localPortalPath } from '../contract/api.ts';
import type { PortalSettings } from '../contract/settings.ts';
import { openSqlite } from '../service/database/open-sqlite.ts';
import { injectFaults } from './faults.ts';
import { readInboxConfiguration } from './inbox-configuration.ts';
import { createPortal } from './server.ts';

/** A portal on the server of the site. */
interface LocalPortal {
  /** Answers a request below `/portal`; returns false for any other. */
  answer: (request: IncomingMessage, response: ServerResponse) => boolean;
  close: () => Promise<void>;
}

/** The staff of the inbox on this computer; complaints are for the ombudsman’s office. */
export const toLocalStaff = ({ email, ombudsmanEmail }: PortalSettings) =>
  `${email}, ${ombudsmanEmail}:complaints`;

const localOrigin = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Starts a portal for development and tests. Its database is in memory, it shows mails instead of
 * sending them, and a tag in an address injects a fault. Without `PORTAL_STAFF`, the
 * addresses in the settings can sign in to the inbox.
 *
 * @param origin the origin of the site, such as `http://localhost:4321`
 */
export async function startLocalPortal(
  settings: () => PortalSettings,
  origin: () => string,
  log?: (line: string) => void,
): Promise<LocalPortal> {
  const portal = await createPortal({
    database: openSqlite(':memory:'),
    settings,
    secret: randomBytes(32).toString('hex'),
    isOwnOrigin: (origin) => localOrigin.test(origin),
    inbox: readInboxConfiguration(
      { PORTAL_STAFF: toLocalStaff(settings()), ...process.env },
      () => `${origin()}${localInboxPath}`,
    ),
    intercept: injectFaults(),
    ...(log && { log }),
  });
  return {
    answer: (request, response) => {
      if (!request.url?.startsWith(`${localPortalPath}/`)) return false;
      request.url = request.url.slice(localPortalPath.length);
      portal.listener(request, response);
      return true;
    },
    close: () => portal.close(),
  };
}
