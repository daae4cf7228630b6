import { spawnSync, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Sixteen connections of one thread keep nginx busy and leave it a core of its own on a machine
 * with two.
 */
const connections = 16;
const seconds = 5;

/** What one run of wrk measured. */
export interface Run {
  requestsPerSecond: number;
  /** In milliseconds. */
  p50: number;
  p99: number;
  errors: number;
  /**
   * The processor time of nginx for a request, in microseconds. What else the machine does changes
   * it little.
   */
  cpu: number;
}

/** Prints what this module reads, on a line of its own: wrk’s own report rounds and mixes units. */
export const wrkScript = `done = function(summary, latency)
  local e = summary.errors
  print(string.format("RESULT %d %f %f %f %d", summary.requests, summary.requests * 1e6 / summary.duration, latency:percentile(50) / 1000,
    latency:percentile(99) / 1000, e.connect + e.read + e.write + e.status + e.timeout))
end`;

/**
 * Asks a server for an address again and again.
 *
 * @param nginx the process that answers
 * @param script the path of a file with `wrkScript`
 * @param headers request headers besides `Accept-Encoding`
 * @throws {Error} with what wrk printed if it could not ask
 */
export function runWrk(
  url: string,
  nginx: ChildProcess,
  script: string,
  headers: readonly string[] = [],
): Run {
  const before = readCpu(nginx.pid ?? 0);
  const { stdout } = spawnSync(
    'wrk',
    [
      ...['--threads', '1', '--connections', String(connections), '--duration', `${seconds}s`],
      ...['Accept-Encoding: br, gzip', ...headers].flatMap((header) => ['--header', header]),
      ...['--script', script, url],
    ],
    { encoding: 'utf8' },
  );
  const [requests, requestsPerSecond, p50, p99, errors] = (/^RESULT (.*)$/m.exec(stdout)?.[1] ?? '')
    .split(' ')
    .map(Number);
  if (
    !requests ||
    requestsPerSecond === undefined ||
    p50 === undefined ||
    p99 === undefined ||
    errors === undefined
  )
    throw new Error(`wrk did not report: ${stdout}`);
  return {
    requestsPerSecond,
    p50,
    p99,
    errors,
    cpu: (readCpu(nginx.pid ?? 0) - before) / requests,
  };
}

/**
 * The processor time of nginx so far, in microseconds: that of the process that was started, and of
 * the one that it has started to answer.
 */
function readCpu(pid: number): number {
  const worker = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  // The fourteenth and fifteenth field, in ticks of 10 ms; the second field, a name in brackets,
  // may have spaces in it.
  return [String(pid), ...worker.split(' ')]
    .flatMap(
      (one) =>
        readFileSync(`/proc/${one}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11, 13) ?? [],
    )
    .reduce((sum, ticks) => sum + Number(ticks) * 10_000, 0);
}
