import { formatColourStyle } from '@federation/base/colours/palette';
import { settings } from './settings.ts';

const { headerSeconds, bottomSeconds } = settings.tickers;

/**
 * Styles that follow from the settings: colours, and the length of a round of each ticker. The
 * policy forbids style attributes.
 */
export const siteStyle = `${formatColourStyle(settings.colours)}:root{--ticker-header:${headerSeconds}s;--ticker-bottom:${bottomSeconds}s}`;
