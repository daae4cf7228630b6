import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';

interface Step {
  uses?: string;
  run?: string;
  if?: string;
  env?: Record<string, string>;
  'continue-on-error'?: boolean;
}

interface Workflow {
  on: Record<string, unknown>;
  jobs: Record<string, { if?: string; steps: Step[] }>;
}

const root = join(import.meta.dirname, '..');
const files = globSync('.github/workflows/*.yml', { cwd: root });
const readWorkflow = (file: string) => parse(readFileSync(join(root, file), 'utf8')) as Workflow;
const publish = readWorkflow('.github/workflows/publish.yml');
const indexOf = (steps: readonly Step[] | undefined, command: string) =>
  steps?.findIndex(({ run }) => run?.includes(command)) ?? -1;

test.each(files)('actions are named by commit, because a tag can be moved: %s', (file) => {
  const actions = Object.values(readWorkflow(file).jobs).flatMap(({ steps }) =>
    steps.flatMap(({ uses }) => uses ?? []),
  );
  expect(actions.length).toBeGreaterThan(0);
  expect(actions.filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([]);
});

test('the site is published every night, five minutes after midnight in India', () => {
  const [{ cron = '' } = {}] = publish.on['schedule'] as { cron?: string }[];
  const [minute, hour, ...days] = cron.split(' ');
  expect(days).toEqual(['*', '*', '*']);
  const inIndia = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Kolkata',
    hour: '2-digit',
    minute: '2-digit',
  });
  expect(inIndia.format(Date.UTC(2026, 0, 1, Number(hour), Number(minute)))).toBe('00:05');
});

test('nothing is uploaded before every check has passed', () => {
  const steps = publish.jobs['site']?.steps;
  const check = indexOf(steps, '.ci/run');
  const upload = indexOf(steps, '.ci/upload site');
  expect(check).toBeGreaterThanOrEqual(0);
  expect(upload).toBeGreaterThan(check);
  // A step without a condition runs only when all steps before it have passed.
  expect(steps?.[upload]?.if).toBeUndefined();
  for (const step of steps ?? []) expect(step['continue-on-error']).toBeUndefined();
});

test('a pull request gets a preview with its drafts, and never replaces the site', () => {
  const { preview, site } = publish.jobs;
  expect(site?.if).toContain("github.event_name != 'pull_request'");
  expect(preview?.if).toBe("github.event_name == 'pull_request'");
  expect(preview?.steps[indexOf(preview.steps, 'npm run build')]?.env).toEqual({
    SHOW_DRAFTS: 'true',
  });
  expect(indexOf(preview?.steps, '.ci/upload site')).toBe(-1);
});

/** Runs the upload with an `npx` that only writes down what it is asked for. */
function upload(
  env: Record<string, string>,
  ...args: string[]
): { printed: string; summary: string; asked: string | undefined } {
  const folder = mkdtempSync(join(tmpdir(), 'upload-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const inFolder = (name: string) => join(folder, name);
  writeFileSync(inFolder('npx'), `#!/bin/sh\necho "$@" > '${inFolder('asked')}'\n`);
  chmodSync(inFolder('npx'), 0o755);
  const printed = execFileSync('bash', [join(root, '.ci/upload'), ...args], {
    encoding: 'utf8',
    env: {
      PATH: `${folder}${delimiter}${process.env.PATH ?? ''}`,
      GITHUB_STEP_SUMMARY: inFolder('summary'),
      ...env,
    },
  });
  const read = (name: string) =>
    existsSync(inFolder(name)) ? readFileSync(inFolder(name), 'utf8').trim() : undefined;
  return { printed, summary: read('summary') ?? '', asked: read('asked') };
}

const secrets = { CLOUDFLARE_API_TOKEN: 'token', CLOUDFLARE_ACCOUNT_ID: 'account' };

test('without the secrets of the host nothing is uploaded, which is said and is not a failure', () => {
  const { printed, summary, asked } = upload(
    { CLOUDFLARE_API_TOKEN: 'token', CLOUDFLARE_ACCOUNT_ID: '' },
    'site',
  );
  expect(printed).toContain('Nothing was uploaded');
  expect(summary).toContain('CLOUDFLARE_ACCOUNT_ID');
  expect(asked).toBeUndefined();
});

test('with them the site is replaced, or a preview gets an address of its own', () => {
  expect(upload(secrets, 'site').asked).toContain('wrangler deploy');
  expect(upload(secrets, 'preview').asked).toContain('wrangler versions upload');
});

test('an upload that does not say what it uploads fails', () => {
  expect(() => upload(secrets)).toThrow();
});
