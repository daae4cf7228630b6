/**
 * Checks every built page with the Nu HTML Checker (https://validator.github.io/validator/). It
 * needs Java.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { selectErrors, type NuMessage } from '../src/build/html/nu-messages.ts';

if (spawnSync('java', ['-version']).error) {
  console.log(
    'Java was not found, so the Nu HTML Checker did not run. Install a Java runtime (17 or later) to run it.',
  );
  process.exit(1);
}
const checker = fileURLToPath(import.meta.resolve('vnu-jar/build/dist/vnu.jar'));
const { stdout, stderr } = spawnSync(
  'java',
  // Some pages are nested deeper than the usual stack of a thread allows.
  [
    '-Xss4m',
    '-jar',
    checker,
    '--skip-non-html',
    '--format',
    'json',
    '--stdout',
    '--exit-zero-always',
    'dist',
  ],
  { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
);
if (!stdout.startsWith('{')) throw new Error(`The Nu HTML Checker gave no report: ${stderr}`);
const { messages } = JSON.parse(stdout) as { messages: NuMessage[] };
const errors = selectErrors(messages);
for (const { url = '', lastLine = 1, message, extract = '' } of errors) {
  console.error(
    `${url.replace(/^.*\/dist\//, 'dist/')}, line ${lastLine}: ${message}\n  ${extract}`,
  );
}
console.log(
  errors.length === 0
    ? 'Every page passes the Nu HTML Checker.'
    : `${errors.length} errors. Fix the component or the text that writes them.`,
);
process.exitCode = errors.length > 0 ? 1 : 0;
