import { prepareBrowser } from './browser.js';
import { installPackages } from './prepare.js';
import { runSteps } from './steps.js';

/**
 * `npm run test:night` runs the tests that take too long for each change: every page in the
 * browser, judges and engines of others, another federation. People install Firefox and WebKitGTK
 * by hand; a step that lacks one fails and says so.
 */
installPackages();
const lacks = prepareBrowser();

const failed = await runSteps([
  [{ name: 'Build', script: 'build' }],
  [
    {
      name: 'Judges of built files, and questions in a terminal',
      script: 'test:dist:night',
      isCounted: true,
    },
  ],
  [{ name: 'In the browser, at night', script: 'test:e2e:night', isCounted: true, lacks }],
  [{ name: 'Another federation made of this one', script: 'test:second-federation' }],
  [{ name: 'Other engines', script: 'test:engines', isCounted: true }],
]);
process.exitCode = failed > 0 ? 1 : 0;
