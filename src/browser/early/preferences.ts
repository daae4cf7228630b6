import { earlyKeys } from '@federation/base/storage-keys';

/*
 * Applies the stored theme, text size and state of the tickers. It also marks that scripts run, as
 * some parts stay hidden without one.
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
