import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { findPostgres } from './postgres.js';

/** Postgres refuses to run as root, so `nobody` runs it then. */
const nobody = 65_534;

/** A Postgres server in a folder of its own, unknown to others on this machine. */
export interface Cluster {
  /** The address of a database in it. */
  toUrl: (database: string) => string;
  /** Stops it as a power cut would; `restart` starts it on the same data. */
  kill: () => Promise<void>;
  restart: () => Promise<void>;
  /** Stops it and deletes its data. */
  remove: () => Promise<void>;
}

/**
 * Makes a cluster and starts it. It listens on a socket in its folder and on no port.
 *
 * @param settings settings of Postgres, such as `fsync=off`
 * @returns undefined where no Postgres is installed
 */
export async function startCluster(settings: readonly string[]): Promise<Cluster | undefined> {
  const programs = findPostgres();
  if (!programs) return undefined;
  // The temporary folder of the environment may be too deep: the path of a socket has at most 107
  // characters.
  const folder = mkdtempSync('/tmp/portal-postgres-');
  const user = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};
  if (user.uid) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const options = { cwd: folder, stdio: 'ignore', ...user } as const;
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'portal', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    options,
  );
  const start = async () => {
    const flags = settings.flatMap((setting) => ['-c', setting]);
    const child = spawn(
      join(programs, 'postgres'),
      ['-D', data, '-k', folder, '-c', 'listen_addresses=', ...flags],
      options,
    );
    await untilAnswers(toUrl('postgres'), () => child.exitCode === null);
    return child;
  };
  const toUrl = (database: string) => `postgres://portal@localhost/${database}?host=${folder}`;
  let child = await start();
  const kill = async () => {
    if (child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGQUIT');
    await ended;
  };
  return {
    toUrl,
    kill,
    restart: async () => {
      child = await start();
    },
    remove: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** @throws when the server has ended in place of answering */
async function untilAnswers(url: string, isRunning: () => boolean): Promise<void> {
  for (;;) {
    const client = new Client(url);
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (!isRunning()) throw error;
      await delay(50);
    }
  }
}
