import type { Hono } from 'hono';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { formatColourStyle } from '@federation/base/colours/palette';
import { styleSheets } from '@federation/base/styles/style-sheets';
import type { PortalSettings } from '../../contract/settings.ts';
import type { InboxEnv } from '../request/context.ts';

/** The shared style sheets of the site, and those of the inbox. */
const styles = [
  ...Object.values(styleSheets),
  new URL('inbox.css', import.meta.url),
  new URL('parts.css', import.meta.url),
]
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** Keeps text readable without colours, which older builds do not write. */
const withoutColours = ':root{--text-on-action:#000;--text-on-chrome:#000}';

function renderStyleSheet({ colours }: PortalSettings): string {
  return `${colours ? formatColourStyle(colours) : withoutColours}\n${styles}`;
}

/** The style sheet and the mark of the federation. */
const files = {
  'style.css': { type: 'text/css', read: renderStyleSheet },
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
