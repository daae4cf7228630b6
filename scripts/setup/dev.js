import { installPackages, run } from './prepare.js';

installPackages();
process.exit(run('npm', ['run', '--silent', 'dev:astro', '--', ...process.argv.slice(2)]));
