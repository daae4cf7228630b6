import { installPackages, run, runScript } from './prepare.js';

installPackages();
if (runScript('build') !== 0) process.exit(1);
process.exit(run('npm', ['run', '--silent', 'serve']));
