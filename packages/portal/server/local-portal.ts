import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { localInboxPath, localPortalPath } from '../contract/api.ts';
import type { PortalSettings } from '../contract/settings.ts';
import { openSqlite } from '../service/database/open-sqlite.ts';
import { injectFaults } from './faults.ts';
import { readInboxConfiguration } from './inbox-configuration.ts';
import { createPortal } from './server.ts';

/** A portal beside the site, on the server of the site. */
interface LocalPortal {
  /** Answers a request below `/portal`; returns whether it is one. */
  answer: (request: IncomingMessage, response: ServerResponse) => boolean;
  close: () => Promise<void>;
}

/** Pages that this computer serves. */
const localOrigin = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Starts a portal for development and tests: its database is in memory, its mails are shown instead
 * of sent, and a tag in an address injects a fault. Without `PORTAL_STAFF`, the address of the
 * settings reads the inbox.
 *
 * @param origin where the site is, such as `http://localhost:4321`
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
      { PORTAL_STAFF: settings().email, ...process.env },
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
