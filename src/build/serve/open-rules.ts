import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseHeaders, parseRedirects, type HeaderRule, type Redirect } from './rules.ts';

/** What a site asks of its host. */
interface Rules {
  /** By the address from which they lead. */
  redirects: ReadonlyMap<string, Redirect>;
  rules: readonly HeaderRule[];
}

/** Reads `_headers` and `_redirects` of a site, and again when a build has replaced them. */
export function openRules(folder: string): () => Rules {
  const files = ['_headers', '_redirects'].map((name) => join(folder, name));
  let version: string | undefined;
  let found: Rules = { redirects: new Map(), rules: [] };
  return () => {
    const now = files.map(toVersion).join();
    if (now === version) return found;
    version = now;
    const [headers = '', redirects = ''] = files.map((file) =>
      toVersion(file) ? readFileSync(file, 'utf8') : '',
    );
    found = {
      redirects: new Map(parseRedirects(redirects).map((redirect) => [redirect.from, redirect])),
      rules: parseHeaders(headers),
    };
    return found;
  };
}

/** Differs from that of the file before; empty where there is none. */
function toVersion(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${found.ino} ${found.mtimeMs} ${found.size}` : '';
}
