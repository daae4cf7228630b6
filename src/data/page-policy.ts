import type { AstroGlobal } from 'astro';
import { findComponents } from '../build/content/text-tree.ts';
import { verifyPath } from '../core/certificates/issuer.ts';
import { toPagePath } from '../core/paths.ts';
import { toFormDirectives } from '../core/portal-api.ts';
import type { Entry } from './entries.ts';
import { portalApi } from './portal.ts';
import { settings } from './settings.ts';

/** Adds to the content security policy of a page the site that its visitor tracker asks. */
export function allowLookUp(csp: AstroGlobal['csp']): void {
  const { mode, url } = settings.visitorLookup;
  if (mode !== 'off') csp?.insertDirective(`connect-src ${new URL(url).origin}`);
}

/** Adds to the content security policy of a written page what its components need beyond the policy of the site. */
export function allowComponents(csp: AstroGlobal['csp'], { id, file }: Entry<'pages'>): void {
  const components = findComponents(file.body ?? '').map(({ name }) => name);
  for (const directive of toFormDirectives(components, portalApi)) csp?.insertDirective(directive);
  // The reader of QR codes is WebAssembly. Its worker may run it anyway, but not every browser agrees.
  if (toPagePath(id) !== verifyPath) return;
  for (const source of ["'self'", "'wasm-unsafe-eval'"] as const) csp?.insertScriptResource(source);
}
