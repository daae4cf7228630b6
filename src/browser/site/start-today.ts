/* What `Today.astro` adds to the script of a page. */
import { showToday } from './today.ts';

showToday();
