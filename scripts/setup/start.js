import { installPackages, run, runScript } from './prepare.js';

installPackages();
// A local preview: the forms send to the portal beside the site.
process.env.PORTAL_API ??= 'local';
if (runScript('build') !== 0) process.exit(1);
process.exit(run('npm', ['run', '--silent', 'serve']));
