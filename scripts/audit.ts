import { spawnSync } from 'node:child_process';
import { judgeAudit, type AuditAnswer } from '../src/build/packages/audit.ts';

/**
 * Asks the registry for known faults of the packages, and fails on one that is high or critical:
 * `npm run audit:packages`.
 */
const { stdout } = spawnSync('npm', ['audit', '--json'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  shell: process.platform === 'win32',
});
const { passed, lines } = judgeAudit(JSON.parse(stdout || '{}') as AuditAnswer);
for (const line of lines) console.log(line);
process.exitCode = passed ? 0 : 1;
