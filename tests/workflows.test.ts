import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
  if?: string;
  env?: Record<string, string>;
  'continue-on-error'?: boolean;
  'timeout-minutes'?: number;
}

interface Job {
  if?: string;
  needs?: string | string[];
  environment?: string;
  'timeout-minutes'?: number;
  env?: Record<string, string>;
  steps: Step[];
}

interface Workflow {
  on: Record<string, unknown>;
  jobs: Record<string, Job>;
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
  const { site, 'upload-site': upload } = publish.jobs;
  expect(indexOf(site?.steps, '.ci/run')).toBeGreaterThanOrEqual(0);
  expect(indexOf(upload?.steps, 'wrangler deploy')).toBeGreaterThanOrEqual(0);
  // A job without a condition of its own runs only after the job that it needs has passed.
  expect([upload?.needs, upload?.if]).toEqual(['site', undefined]);
  for (const step of site?.steps ?? []) expect(step['continue-on-error']).toBeUndefined();
});

const jobs = files.flatMap((file) =>
  Object.entries(readWorkflow(file).jobs).map(([name, job]) => ({ file, name, job })),
);
const secretsOf = (value: unknown) =>
  [...JSON.stringify(value).matchAll(/secrets(?:\.(\w+)|\b)/g)].map(([, name = 'all']) => name);
const withSecrets = jobs.filter(({ job }) => secretsOf(job).length > 0);

/** A job with a secret may run only these: nothing here is code of the project. */
const harmless = [
  /^npm ci --ignore-scripts$/,
  /^npx --no-install wrangler (?:deploy|versions upload) --config [\w/.]+(?: \| tee upload\.txt)?$/,
  /^echo '[^']*'(?: >>? (?:"\$GITHUB_STEP_SUMMARY"|wrangler\.json))?$/,
  /^grep [-\w ]+'[^']+' upload\.txt >> "\$GITHUB_STEP_SUMMARY"$/,
  /^\[ "\$\(git rev-parse HEAD\)" = "\$GITHUB_SHA" \] && exit 0$/,
  /^exit 1$/,
];

test('secrets are in jobs that upload, and nowhere else of a workflow', () => {
  expect(withSecrets.map(({ name }) => name)).toEqual(['upload-site', 'upload-preview']);
  for (const file of files) {
    const inJobs = Object.values(readWorkflow(file).jobs).flatMap(secretsOf);
    expect(secretsOf(readWorkflow(file)), file).toEqual(inJobs);
  }
});

test.each(withSecrets)('$name holds a secret and runs nothing of the project', ({ job }) => {
  const commands = job.steps.flatMap(({ run = '' }) => run.split('\n').filter(Boolean));
  expect(commands.filter((line) => !harmless.some((one) => one.test(line)))).toEqual([]);
  for (const { uses = '', with: options = {} } of job.steps) {
    expect(uses).not.toMatch(/^\./);
    if (uses.startsWith('actions/checkout@'))
      expect(options).toMatchObject({
        ref: 'main',
        'sparse-checkout': '/package.json\n/package-lock.json\n',
        'sparse-checkout-cone-mode': false,
        'persist-credentials': false,
      });
    // Built files go into a folder of their own, and replace none that the job runs.
    if (uses.startsWith('actions/download-artifact@')) expect(options['path']).toBe('built');
  }
});

test('without its secrets the upload of main fails and says so, but for copies of the repository', () => {
  const steps = publish.jobs['upload-site']?.steps ?? [];
  const missing = "env.CLOUDFLARE_API_TOKEN == '' || env.CLOUDFLARE_ACCOUNT_ID == ''";
  const [says, fails] = steps.filter((step) => step.if?.includes(missing));
  expect(says?.run).toContain('Nothing was uploaded');
  expect(fails).toMatchObject({
    if: `(${missing}) && !github.event.repository.fork`,
    run: 'exit 1',
  });
});

test('a restarted run does not bring an older site back', () => {
  const steps = publish.jobs['upload-site']?.steps ?? [];
  const refusal = steps.findIndex((step) => step.if === 'github.run_attempt != 1');
  expect(refusal).toBeGreaterThan(steps.findIndex(({ uses }) => uses?.includes('checkout@')));
  expect(refusal).toBeLessThan(indexOf(steps, 'wrangler deploy'));
  const [of, other] = ['1', '2'].map((digit) => digit.repeat(40));
  const refuse = (head: string | undefined, sha: string | undefined) =>
    spawnSync('bash', ['-e', '-c', `git() { echo ${head}; }\n${steps[refusal]?.run}`], {
      env: { ...process.env, GITHUB_SHA: sha },
      encoding: 'utf8',
    });
  expect(refuse(of, of).status).toBe(0);
  expect(refuse(other, of)).toMatchObject({
    status: 1,
    stdout: expect.stringContaining('Nothing was uploaded'),
  });
});

test('a job with a secret uses only packages that it has installed itself', () => {
  const keysOf = ({ steps }: Job) =>
    steps.flatMap(({ uses, with: options }) =>
      uses?.startsWith('actions/cache@') ? String(options?.['key']).replace(/-.*/, '') : [],
    );
  const others = jobs
    .filter(({ name }) => name !== 'upload-site')
    .flatMap(({ job }) => keysOf(job));
  const [upload] = withSecrets.filter(({ name }) => name === 'upload-site');
  expect(upload && keysOf(upload.job)).toEqual(['upload']);
  expect(others).not.toContain('upload');
  // Later runs of a pull request find its artifacts.
  const [preview] = withSecrets.filter(({ name }) => name === 'upload-preview');
  expect(preview && keysOf(preview.job)).toEqual([]);
});

test('a change of content takes the short run; the whole suite runs each night and reports a failure', () => {
  const checks = readWorkflow('.github/workflows/ci.yml');
  const runsOf = (job: Job | undefined) => job?.steps.flatMap(({ run = [] }) => run) ?? [];
  expect(runsOf(publish.jobs['site'])).toContain('bash .ci/run --passed .cache/whole-suite-passed');
  expect(runsOf(checks.jobs['two-commands'])).toContain(
    'bash .ci/two-commands --whole --passed .cache/whole-suite-passed',
  );
  expect(runsOf(checks.jobs['night'])).toContain('npm run test:night');
  for (const [{ jobs: all }, needs] of [
    [publish, ['site', 'upload-site']],
    [checks, ['two-commands', 'night', 'packages']],
  ] as const) {
    expect(all['tell']).toMatchObject({ needs, permissions: { issues: 'write' } });
    expect(all['tell']?.if).toMatch(/^failure\(\) && /);
    expect(runsOf(all['tell']).join()).toMatch(/^gh issue create --title '[^']+' --body "[^"]+"$/);
  }
});

test.each(['publish.yml', 'ci.yml'])(
  'a command that hangs fails before its job is cancelled, which nobody would notice: %s',
  (file) => {
    const { jobs } = readWorkflow(`.github/workflows/${file}`);
    for (const name of [jobs['tell']?.needs ?? []].flat()) {
      const { steps = [], 'timeout-minutes': most = 0 } = jobs[name] ?? {};
      const long = steps.filter(({ run = '' }) => /\.ci\/|test:|wrangler deploy/.test(run));
      const minutes = long.flatMap(({ 'timeout-minutes': limit }) => limit ?? []);
      if (name !== 'packages') expect(minutes, name).not.toEqual([]);
      for (const limit of minutes) expect(limit, name).toBeLessThan(most);
    }
  },
);

test('an upload waits for no other site', () => {
  const commands = publish.jobs['site']?.steps.map(({ run = '' }) => run).join('\n');
  expect(commands).toContain('npm run --silent content -- --all --markdown >>');
});

test('a pull request reads which commit has passed, and keeps none that later runs would find first', () => {
  const ofPassed = (job: Job | undefined) =>
    job?.steps.find(({ with: options }) => options?.['path'] === '.cache/whole-suite-passed')?.uses;
  expect(ofPassed(publish.jobs['test'])).toMatch(/^actions\/cache\/restore@/);
  expect(ofPassed(publish.jobs['site'])).toMatch(/^actions\/cache@/);
});

test('a preview has an environment and secrets of its own, and its configuration is not from the pull request', () => {
  const [site, preview] = withSecrets.map(({ job }) => job);
  expect([site?.environment, preview?.environment]).toEqual(['site', 'preview']);
  const ofSite = secretsOf(site);
  expect(secretsOf(preview).filter((name) => ofSite.includes(name))).toEqual([]);
  const commands = preview?.steps.map(({ run = '' }) => run).join('\n') ?? '';
  expect(commands).not.toContain('--config built');
});

test('the artifact for the upload includes the hidden folders of the site', () => {
  const kept = [publish.jobs['site'], publish.jobs['preview']].map((job) =>
    job?.steps.find(({ uses }) => uses?.startsWith('actions/upload-artifact@')),
  );
  for (const step of kept) expect(step?.with?.['include-hidden-files']).toBe(true);
});

test('a pull request gets a preview with its drafts, and never replaces the site', () => {
  const { preview, site } = publish.jobs;
  expect(site?.if).toContain("github.event_name != 'pull_request'");
  expect(preview?.if).toBe("github.event_name == 'pull_request'");
  expect(preview?.steps[indexOf(preview.steps, 'npm run build')]?.env).toEqual({
    SHOW_DRAFTS: 'true',
  });
  expect(indexOf(publish.jobs['upload-preview']?.steps, 'wrangler deploy')).toBe(-1);
});

test('one run of a pull request has the messages of the check and the address of the preview in its summary', () => {
  const { test: checks, 'upload-preview': upload } = publish.jobs;
  expect(publish.on).toHaveProperty('pull_request');
  expect(checks?.if).toBe("github.event_name == 'pull_request'");
  expect(indexOf(checks?.steps, '.ci/run')).toBeGreaterThanOrEqual(0);
  expect(upload?.steps.at(-1)?.run).toMatch(
    /workers\.dev' upload\.txt >> "\$GITHUB_STEP_SUMMARY"\s*$/,
  );
  for (const file of files.filter((one) => !one.endsWith('publish.yml')))
    expect(readWorkflow(file).on, file).not.toHaveProperty('pull_request');
});
