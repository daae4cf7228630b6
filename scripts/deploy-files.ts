/**
 * Writes the configuration of the hosts for the built site into `deploy`. Each option has a
 * default.
 */
import { parseArgs } from 'node:util';
import { readSettings } from '@federation/content-model/files/site-files';
import { writeDeployFiles } from '@federation/hosting/files/deploy-files';
import { writePortalFiles } from '@federation/hosting/files/portal-files';

const { site, portal, certificatePrefix } = readSettings(process.cwd());
const { values } = parseArgs({
  options: {
    /** The folder of the built site on the machine with nginx. */
    root: { type: 'string', default: '/srv/site/current' },
    /** The certificate of the site and its key there, in PEM files. */
    certificate: { type: 'string', default: '/etc/ssl/site/certificate.pem' },
    key: { type: 'string', default: '/etc/ssl/site/key.pem' },
    /** The host name of the inbox. Default: the portal’s, with `inbox` as its first label. */
    inbox: { type: 'string' },
    /** The certificate of the portal and its inbox there, and its key, in PEM files. */
    'portal-certificate': { type: 'string', default: '/etc/ssl/portal/certificate.pem' },
    'portal-key': { type: 'string', default: '/etc/ssl/portal/key.pem' },
  },
});

const server = {
  root: values.root,
  serverName: new URL(site).hostname,
  listen: ['443 ssl http2', '[::]:443 ssl http2'],
  listenWithoutEncryption: ['80', '[::]:80'],
  certificate: { file: values.certificate, key: values.key },
};
writeDeployFiles('dist', 'deploy', server, `${certificatePrefix.toLowerCase()}-site`);
if (portal?.ours && portal.api !== undefined) {
  const { hostname } = new URL(portal.api);
  writePortalFiles('deploy', {
    portal: hostname,
    inbox: values.inbox ?? hostname.replace(/^[^.]+/, 'inbox'),
    listen: ['443 ssl http2', '[::]:443 ssl http2'],
    certificate: { file: values['portal-certificate'], key: values['portal-key'] },
    upstream: '127.0.0.1:4330',
  });
}
console.log(
  'deploy/nginx.conf and deploy/wrangler.json are written; docs/developers/hosting.md says how to use them.',
);
