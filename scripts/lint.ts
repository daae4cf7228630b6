import { spawnSync } from 'node:child_process';

/** `npm run lint` runs every linter, even after one fails. Each caches the files that passed. */
const linters = [
  'prettier --check . --log-level warn --cache',
  'eslint . --cache --cache-strategy content --cache-location node_modules/.cache/eslint/',
  'stylelint "{src,packages}/**/*.{css,astro}" --ignore-path .gitignore --cache --cache-strategy content --cache-location node_modules/.cache/stylelint/',
  'knip',
];

for (const linter of linters)
  if (spawnSync(linter, { shell: true, stdio: 'inherit' }).status !== 0) process.exitCode = 1;
