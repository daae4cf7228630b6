import { existsSync } from 'node:fs';
import { startLocalPortal, toLocalStaff } from '@federation/portal/server/local-portal';
import { readPortalSettings } from '@federation/hosting/portal/portal-settings';
import { createSiteServer } from '@federation/hosting/server';
import { localInboxPath, localPortalPath } from '@federation/portal/contract/api';

const folder = 'dist';
if (!existsSync(folder)) {
  console.error(
    'There is no built site yet. Run `npm run build` first, or `npm start`, which does both.',
  );
  process.exit(1);
}

const port = Number(process.env.PORT ?? 4321);
// No other computer on the network needs this server, so it answers this one only.
const host = process.env.HOST ?? '127.0.0.1';
const portalSettings = readPortalSettings(process.cwd());
const portal = await startLocalPortal(
  () => portalSettings,
  () => `http://localhost:${port}`,
);
const server = createSiteServer(folder, portal.answer);
server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is in use. Choose another: PORT=4400 npm start`
      : error.message,
  );
  process.exit(1);
});
server.listen(port, host, () => {
  console.log(`The site is running at http://localhost:${port}`);
  console.log(`The portal is running at http://localhost:${port}${localPortalPath}/`);
  console.log(`Its mails are shown at http://localhost:${port}${localPortalPath}/outbox`);
  console.log(
    `Its inbox is at http://localhost:${port}${localInboxPath} for ${process.env.PORTAL_STAFF ?? toLocalStaff(portalSettings)}`,
  );
});
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => void portal.close().then(() => process.exit(0)));
