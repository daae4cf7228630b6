import './trusted-types.ts';
import { whenSettled } from '../settled.ts';
import { startFailedParts } from './failed-parts.ts';
import { startFolded } from './folded.ts';
import { startKeptViews } from './kept-view.ts';
import { startMainMenu } from './main-menu.ts';
import { startOffline } from './offline.ts';
import { startPageTools } from './page-tools.ts';
import { startPreferences } from './preferences.ts';
import { removeExpired, startTickers } from './tickers.ts';

// Starts each separately, so that one failure does not stop the others.
for (const start of [
  startFailedParts,
  startPreferences,
  removeExpired,
  startKeptViews,
  startFolded,
  startMainMenu,
  startPageTools,
  startOffline,
  () => whenSettled().then(() => startTickers()),
])
  queueMicrotask(start);

// For `early/failed-page.ts`.
document.documentElement.dataset.started = '';
