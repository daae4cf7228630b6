import type { Hono } from 'hono';
import { createHash } from 'node:crypto';
import type { PortalSettings } from '../../contract/settings.ts';
import type { InboxEnv } from '../request/context.ts';
import { renderStyleSheet } from './style.ts';

/** The style sheet and the mark of the federation. */
const files = {
  'style.css': {
    type: 'text/css',
    read: ({ colours }: PortalSettings) => renderStyleSheet(colours),
  },
  'logo.svg': { type: 'image/svg+xml', read: ({ logo = '' }: PortalSettings) => logo },
};

type File = keyof typeof files;

/** The address of a file with a hash, so that browsers load a new version. */
export function toFileAddress(base: string, name: File, settings: PortalSettings): string {
  const version = createHash('sha256').update(files[name].read(settings)).digest('base64url');
  return `${base}/${name}?${version.slice(0, 8)}`;
}

export function addFiles(inbox: Hono<InboxEnv>): void {
  for (const [name, { type, read }] of Object.entries(files))
    inbox.get(`/${name}`, (context) => {
      context.header('Cache-Control', 'private, max-age=31536000, immutable');
      const settings = context.get('portal').settings();
      return context.body(read(settings), 200, { 'Content-Type': `${type}; charset=utf-8` });
    });
}
