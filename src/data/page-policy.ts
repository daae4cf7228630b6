import type { AstroGlobal } from 'astro';
import { toCspHash } from '../integrations/csp-hash.ts';
import { findComponent } from '@federation/content-model/components';
import { verifyPath } from '@federation/certificates/issuer';
import { toPagePath } from '@federation/base/paths';
import { toFormDirectives } from '@federation/portal/contract/api';
import type { Entry } from './entries.ts';
import { portalApi } from './portal.ts';
import { settings } from './settings.ts';
import { siteStyle } from './site-style.ts';

/** Allows the page to connect to the look-up service of its visitor tracker. */
export function allowLookUp(csp: AstroGlobal['csp']): void {
  const { mode, url } = settings.visitorLookup;
  if (mode !== 'off') csp?.insertDirective(`connect-src ${new URL(url).origin}`);
}

/** Allows the styles from the settings on a page. */
export function allowSiteStyle(csp: AstroGlobal['csp']): void {
  csp?.insertStyleHash(toCspHash(siteStyle));
}

/** Extends the content security policy of a written page for the components in it. */
export function allowComponents(csp: AstroGlobal['csp'], { id, text }: Entry<'pages'>): void {
  const sends = text.components.some(({ name }) => findComponent(name)?.sendsTo);
  if (sends) for (const directive of toFormDirectives(portalApi)) csp?.insertDirective(directive);
  // The reader of QR codes is WebAssembly. Its worker may run it anyway, but some browsers
  // disagree.
  if (toPagePath(id) !== verifyPath) return;
  for (const source of ["'self'", "'wasm-unsafe-eval'"] as const) csp?.insertScriptResource(source);
}
