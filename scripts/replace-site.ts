/** Puts the site that was built beside into the place of the one that is served. */
import { replaceSite } from '../src/build/hosting/replace-site.ts';

const [from = '', to = ''] = process.argv.slice(2);
replaceSite(from, to);
