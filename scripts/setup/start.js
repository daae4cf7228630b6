import { installPackages, run, runScript } from './prepare.js';

installPackages();
// A local preview: the forms send to the sandbox of the portal.
process.env.PORTAL_API ??= 'sandbox';
if (runScript('build') !== 0) process.exit(1);
process.exit(run('npm', ['run', '--silent', 'serve']));
