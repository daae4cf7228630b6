/**
 * Loaded before a command (`node --import`), to make something go wrong at one of its changes to
 * the disk. `FAULT` is `<what>:<number of the change>`, and only changes below `FAULT_FOLDER`
 * count:
 *
 * - `list` appends a line for each change to `FAULT_LOG`
 * - `copies` takes several numbers with commas between, and keeps what `kill` would leave at each
 *   in `FAULT_LOG`.copies/<number>
 * - `kill` writes half of a file, or nothing, and ends the process at once
 * - `pause` waits until there is a file `FAULT_LOG`.go, after creating `FAULT_LOG`.paused
 * - an error code of the operating system is thrown
 */
import fs from 'node:fs';
import { join, relative } from 'node:path';
import { syncBuiltinESMExports } from 'node:module';

const { FAULT = 'none', FAULT_FOLDER = '', FAULT_LOG = '' } = process.env;
const [what = '', at = ''] = FAULT.split(':');
const numbers = new Set(at.split(',').map(Number));
const { appendFileSync, cpSync, existsSync, writeFileSync } = fs;
let changes = 0;

function beforeChange(name: string, args: unknown[]): void {
  const path = String(args[0]);
  if (!path.startsWith(FAULT_FOLDER) || path.startsWith(FAULT_LOG)) return;
  changes += 1;
  const writeHalf = (file: string) =>
    name === 'writeFileSync' && writeFileSync(file, String(args[1]).slice(0, 40));
  if (what === 'list') appendFileSync(FAULT_LOG, `${name} ${path}\n`);
  if (!numbers.has(changes)) return;
  if (what === 'copies') {
    const copy = `${FAULT_LOG}.copies/${changes}`;
    for (const part of ['project', 'folder'])
      if (existsSync(join(FAULT_FOLDER, part)))
        cpSync(join(FAULT_FOLDER, part), join(copy, part), {
          recursive: true,
          verbatimSymlinks: true,
        });
    writeHalf(join(copy, relative(FAULT_FOLDER, path)));
  } else if (what === 'kill') {
    writeHalf(path);
    process.kill(process.pid, 'SIGKILL');
  } else if (what === 'pause') {
    writeFileSync(`${FAULT_LOG}.paused`, '');
    while (!existsSync(`${FAULT_LOG}.go`))
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
  } else throw Object.assign(new Error(`${what}: the disk of the test`), { code: what, path });
}

const watched = ['writeFileSync', 'renameSync', 'rmSync', 'mkdirSync'] as const;
for (const name of watched) {
  const original = fs[name] as (...args: unknown[]) => unknown;
  Object.assign(fs, {
    [name]: (...args: unknown[]) => {
      // Creating a folder that exists, or deleting a file that does not, changes nothing.
      const isChange =
        name === 'mkdirSync'
          ? !existsSync(String(args[0]))
          : name !== 'rmSync' || existsSync(String(args[0]));
      if (isChange) beforeChange(name, args);
      return original(...args);
    },
  });
}
syncBuiltinESMExports();
