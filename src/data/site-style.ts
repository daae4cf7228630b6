import { toColourStyle } from '@federation/base/colours/palette';
import { settings } from './settings.ts';

const { headerSeconds, bottomSeconds } = settings.tickers;

/**
 * What the settings decide of the look of every page: its colours, and the length of a round of
 * each ticker. Style attributes are not allowed.
 */
export const siteStyle = `${toColourStyle(settings.colours)}:root{--ticker-header:${headerSeconds}s;--ticker-bottom:${bottomSeconds}s}`;
