import { installPackages, run, runScript } from './prepare.js';

installPackages();
// What is served here is for looking at: its forms send to the sandbox of the portal.
process.env.PORTAL_API ??= 'sandbox';
if (runScript('build') !== 0) process.exit(1);
process.exit(run('npm', ['run', '--silent', 'serve']));
