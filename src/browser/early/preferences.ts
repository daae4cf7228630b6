import { earlyKeys } from '../../core/storage-keys.ts';
import { readStored } from '../storage.ts';

/*
 * Applies the stored theme, text size and state of the tickers and of the fonts. It also says that scripts run, which
 * decides what is hidden until one needs it.
 */
const root = document.documentElement;
root.classList.add('js');
for (const [name, key] of Object.entries(earlyKeys)) {
  const stored = readStored('local', key);
  if (stored) root.dataset[name] = stored;
}
