import './trusted-types.ts';
import { whenIdle, whenSettled } from '../settled.ts';
import { startDevanagariFonts } from './devanagari-fonts.ts';
import { fetchFonts } from './fonts.ts';
import { startFolded } from './folded.ts';
import { startKeptViews } from './kept-view.ts';
import { startMainMenu } from './main-menu.ts';
import { startOffline } from './offline.ts';
import { startPageTools } from './page-tools.ts';
import { startPreferences } from './preferences.ts';
import { removeExpired, startTickers } from './tickers.ts';

/**
 * How long a first visitor has the page before its titles change to their font, in milliseconds. All of its text is
 * laid out again for that, which keeps a cheap phone from answering for a moment.
 */
const calm = 3000;

/** Moves and fetches what the first paint did not need. */
async function startLate(): Promise<void> {
  await whenSettled();
  startTickers();
  await new Promise((done) => setTimeout(done, calm));
  await whenIdle();
  await fetchFonts();
}

// Each for itself, so that one that fails does not stop the others.
for (const start of [
  startPreferences,
  startDevanagariFonts,
  removeExpired,
  startKeptViews,
  startFolded,
  startMainMenu,
  startPageTools,
  startOffline,
  startLate,
])
  queueMicrotask(start);
