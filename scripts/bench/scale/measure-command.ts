import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

/** What a command took, with every process that it started. */
export interface Cost {
  seconds: number;
  /** The processor time of all cores, which varies less than `seconds` on a busy machine. */
  cpuSeconds: number;
  /** The most memory that its processes had at one time, in MiB. */
  megabytes: number;
}

/**
 * Runs a command with the project’s own Node and measures it. Needs a shell and `ps`.
 *
 * @param root the folder that it runs in
 * @throws with what the command printed when it fails
 */
export async function measureCommand(root: string, ...args: string[]): Promise<Cost> {
  // The shell knows the processor time of processes that have ended too.
  const script = `TIMEFORMAT='%R %U %S'; time "$@"`;
  const child = spawn('bash', ['-c', script, 'bash', process.execPath, ...args], {
    cwd: root,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', LC_ALL: 'C' },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (printed += text.toString()));
  let megabytes = 0;
  const timer = setInterval(
    () => (megabytes = Math.max(megabytes, readMemory(child.pid ?? 0))),
    500,
  );
  await once(child, 'close');
  clearInterval(timer);
  if (child.exitCode !== 0)
    throw new Error(`node ${args.join(' ')} failed in ${root}:\n${printed}`);
  const [seconds = NaN, user = NaN, system = NaN] = (printed.trim().split('\n').at(-1) ?? '')
    .split(' ')
    .map(Number);
  return { seconds, cpuSeconds: user + system, megabytes };
}

/** The memory of a process and of all below it, in MiB. */
function readMemory(root: number): number {
  const rows = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .stdout.trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number));
  const below = Map.groupBy(rows, ([, parent]) => parent);
  const sum = ([pid, , kibibytes = 0]: number[]): number =>
    kibibytes + (below.get(pid) ?? []).reduce((total, row) => total + sum(row), 0);
  return rows.filter(([pid]) => pid === root).reduce((total, row) => total + sum(row), 0) / 1024;
}
