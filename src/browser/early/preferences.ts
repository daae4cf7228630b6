import { earlyKeys } from '@federation/base/storage-keys';

/*
 * Applies the stored theme, text size and state of the tickers. It also says that scripts run,
 * which decides what is hidden until one needs it.
 */
const root = document.documentElement;
root.classList.add('js');
try {
  for (const [name, key] of Object.entries(earlyKeys)) {
    const stored = localStorage.getItem(key);
    if (stored) root.dataset[name] = stored;
  }
} catch {
  // Storage is blocked.
}
