import { createHash } from 'node:crypto';
import { storageKeys } from '../core/storage-keys.ts';

/**
 * Runs before the first paint, so that a remembered theme or text size never flashes. It also says
 * that scripts run, which decides what is hidden until one needs it. Storage may be blocked.
 */
export const earlyScript = `(function(r){r.classList.add('js');try{var s=localStorage,c=s.getItem('${storageKeys.contrast}'),t=s.getItem('${storageKeys.textSize}'),p=s.getItem('${storageKeys.tickers}');if(c)r.dataset.contrast=c;if(t)r.dataset.textSize=t;if(p)r.dataset.tickers=p}catch(e){}})(document.documentElement)`;

/** The hash of an inline script or style for the content security policy (CSP Level 3, section 2.3.1). */
export function toCspHash(source: string): `sha256-${string}` {
  return `sha256-${createHash('sha256').update(source).digest('base64')}`;
}
