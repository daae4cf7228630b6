/* What must run before the first paint of every page, in one script, as each has a hash in the policy of the page. */
import './trusted-types.ts';
import './missing-scripts.ts';
import './preferences.ts';
import './after-paint.ts';
