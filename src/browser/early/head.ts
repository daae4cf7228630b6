/* What must run before the first paint of every page, after its styles. One script, as each has a hash in the policy of the page. */
import './preferences.ts';
import './fonts.ts';
import './after-paint.ts';
