/* The same for a page in Devanagari. */
import './head.ts';
import './devanagari.ts';
