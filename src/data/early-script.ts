import { storageKeys } from '../core/storage-keys.ts';

/**
 * Runs before the first paint, so that a remembered theme or text size never flashes. It also says
 * that scripts run, which decides what is hidden until one needs it. Storage may be blocked.
 */
export const earlyScript = `(function(r){r.classList.add('js');try{var s=localStorage,c=s.getItem('${storageKeys.contrast}'),t=s.getItem('${storageKeys.textSize}'),p=s.getItem('${storageKeys.tickers}');if(c)r.dataset.contrast=c;if(t)r.dataset.textSize=t;if(p)r.dataset.tickers=p}catch(e){}})(document.documentElement)`;
