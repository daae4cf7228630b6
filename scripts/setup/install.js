import { installPackages } from './prepare.js';

/** Installs the packages of the lockfile, unless they are there. */
installPackages();
