import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { writeFileAtomic } from '@federation/base/file-cache';

export interface PortalFilesOptions {
  /** The host that the forms call, such as `portal.federation.example`. */
  portal: string;
  /** The host of the inbox, such as `inbox.federation.example`. */
  inbox: string;
  /** The values of `listen`, such as `443 ssl http2`. */
  listen: readonly string[];
  /** The certificate of both hosts and its key, in PEM files. */
  certificate: { file: string; key: string };
  /** The address of the portal behind nginx, such as `127.0.0.1:4330`. */
  upstream: string;
}

const copied = [
  'portal.service',
  'portal-backup.service',
  'portal-backup.timer',
  'publish-portal.sh',
];

/** Writes the files for running the portal: systemd units, nginx and `publish-portal.sh`. */
export function writePortalFiles(folder: string, options: PortalFilesOptions): void {
  mkdirSync(folder, { recursive: true });
  writeFileAtomic(join(folder, 'portal-nginx.conf'), toPortalNginx(options));
  for (const name of copied)
    copyFileSync(new URL(`portal/${name}`, import.meta.url), join(folder, name));
}

/** Other paths get 404, so the portal’s host shows no inbox and the inbox accepts no form. */
function toPortalNginx(options: PortalFilesOptions): string {
  return `# The portal, behind nginx. Written by the build; docs/developers/portal-server.md says how to use it.
${toServer(options, options.portal, '~ ^/(api/|openapi\\.yaml$|health$)')}
${toServer(options, options.inbox, '/inbox', '  location = / { return 302 /inbox; }\n')}`;
}

function toServer(
  { listen, certificate, upstream }: PortalFilesOptions,
  name: string,
  paths: string,
  more = '',
): string {
  return `server {
${listen.map((address) => `  listen ${address};`).join('\n')}
  server_name ${name};
  server_tokens off;
  ssl_certificate ${certificate.file};
  ssl_certificate_key ${certificate.key};
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_session_tickets off;
  # Addresses of visitors are kept by the portal only as long as it counts calls.
  access_log off;
  client_max_body_size 1m;
  client_header_timeout 10s;
  client_body_timeout 10s;
  add_header Strict-Transport-Security "max-age=604800" always;
  location ${paths} {
    proxy_pass http://${upstream};
    proxy_http_version 1.1;
    proxy_set_header Host $host;
    # Only what nginx itself knows: a caller could have written the header.
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Proto https;
    proxy_read_timeout 30s;
  }
${more}  location / { return 404; }
}
`;
}
