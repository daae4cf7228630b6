/**
 * Writes the configuration of the hosts for the built site into `deploy`. Each option has a
 * default.
 */
import { parseArgs } from 'node:util';
import { readSettings } from '../src/build/content/site-files.ts';
import { writeDeployFiles } from '../src/build/hosting/deploy-files.ts';

const { site } = readSettings(process.cwd());
const { values } = parseArgs({
  options: {
    /** The folder of the built site on the machine with nginx. */
    root: { type: 'string', default: '/srv/site/current' },
    /** The certificate of the site and its key there, in PEM files. */
    certificate: { type: 'string', default: '/etc/ssl/site/certificate.pem' },
    key: { type: 'string', default: '/etc/ssl/site/key.pem' },
  },
});

writeDeployFiles('dist', 'deploy', {
  root: values.root,
  serverName: new URL(site).hostname,
  listen: ['443 ssl http2', '[::]:443 ssl http2'],
  listenWithoutEncryption: ['80', '[::]:80'],
  certificate: { file: values.certificate, key: values.key },
});
console.log(
  'deploy/nginx.conf and deploy/wrangler.json are written; docs/developers/hosting.md says how to use them.',
);
