import { closeSync, fsyncSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { endianness } from 'node:os';
import { join } from 'node:path';

/** Bytes before `iChange` in the index of the log; see https://sqlite.org/walformat.html. */
const changeOffset = 8;

/**
 * The transactions that an open SQLite database has stored, modulo 2³². With `synchronous=FULL` each
 * is one `fsync` of its log.
 */
export function readCommits(database: string): number {
  const index = readFileSync(`${database}-shm`);
  return endianness() === 'LE'
    ? index.readUInt32LE(changeOffset)
    : index.readUInt32BE(changeOffset);
}

/** Milliseconds. */
const duration = 1000;

/** Measures how often a second the disk of a folder stores 4 kB for good. */
export function measureDisk(folder: string): number {
  const file = join(folder, 'fsync');
  const page = Buffer.alloc(4096, 1);
  const handle = openSync(file, 'w');
  const started = performance.now();
  let count = 0;
  for (; performance.now() < started + duration; count += 1) {
    writeSync(handle, page);
    fsyncSync(handle);
  }
  closeSync(handle);
  rmSync(file);
  return (count * 1000) / duration;
}
