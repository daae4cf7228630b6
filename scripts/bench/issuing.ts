import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { IssuerContext } from '../../src/build/certificates/issuing/context.ts';
import { issue } from '../../src/build/certificates/issuing/issue.ts';
import { rotateKey } from '../../src/build/certificates/issuing/keys.ts';
import { publish } from '../../src/build/certificates/issuing/publish.ts';
import { readRegister } from '../../src/build/certificates/issuing/register.ts';
import { verify } from '../../src/build/certificates/issuing/verify.ts';
import { createPrintPool } from '../../src/build/certificates/print-pool.ts';
import { readSettings } from '../../src/build/content/site-files.ts';
import { toOrganisation } from '../../src/build/documents/organisation.ts';
import { toIssuer } from '../../src/core/certificates/issuer.ts';

/** A row of the table that is printed. */
interface Measurement {
  step: string;
  rows: number;
  seconds: string;
  /** Of all processors together: does not depend on what else the computer does. */
  'processor seconds': string;
  'rows per second': string;
}

/**
 * How many certificates are printed, and how many are published; printing takes most of the time.
 */
const printedRows = 500;
const publishedRows = 10_000;

/**
 * Issues, publishes and verifies certificates in temporary folders, and prints how long each step
 * takes.
 */
export async function benchIssuing(): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), 'bench-certificates-'));
  const table: Measurement[] = [];
  try {
    await measurePrinting(table, join(root, 'printing'));
    await measurePublishing(table, join(root, 'publishing'));
    console.log(
      'Certificates (goals: a dry run of 10,000 rows under 20 s; publishing 10,000 under 5 minutes on two processors)',
    );
    console.table(table);
    console.log(
      `  memory of the process at its highest: ${Math.round(process.resourceUsage().maxRSS / 1024)} MiB`,
    );
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

async function measurePrinting(table: Measurement[], root: string): Promise<void> {
  const pool = createPrintPool();
  try {
    const context = createContext(root, pool.print);
    await rotateKey(context);
    const members = writeMembers(root, printedRows);
    await measure(table, 'issue, two PDF files each', printedRows, () => issue(context, members));
  } finally {
    await pool.close();
  }
}

async function measurePublishing(table: Measurement[], root: string): Promise<void> {
  const context = createContext(root, () => Promise.resolve(new Uint8Array()));
  await rotateKey(context);
  const members = writeMembers(root, publishedRows);
  await measure(table, 'issue --dry-run', publishedRows, () =>
    issue(context, members, { dryRun: true }),
  );
  await issue(context, members);
  await measure(table, 'publish, all new', publishedRows, () => publish(context));
  await measure(table, 'publish, nothing new', publishedRows, () => publish(context));
  const { certificates } = readRegister(context);
  const [tokens, numbers] = [certificates.slice(0, 500), certificates.slice(0, 20)];
  await measure(table, 'verify a token', tokens.length, async () => {
    for (const { token } of tokens) await verify(context, token);
  });
  await measure(table, 'verify a number', numbers.length, async () => {
    for (const { number } of numbers) await verify(context, number);
  });
}

async function measure(
  table: Measurement[],
  step: string,
  rows: number,
  run: () => Promise<unknown>,
): Promise<void> {
  const [start, used] = [performance.now(), process.cpuUsage()];
  await run();
  const { user, system } = process.cpuUsage(used);
  const seconds = (performance.now() - start) / 1000;
  table.push({
    step,
    rows,
    seconds: seconds.toFixed(1),
    'processor seconds': ((user + system) / 1e6).toFixed(1),
    'rows per second': (rows / seconds).toFixed(1),
  });
}

function createContext(
  root: string,
  print: ReturnType<typeof createPrintPool>['print'],
): IssuerContext {
  const settings = readSettings(process.cwd());
  const issuer = toIssuer(settings);
  mkdirSync(join(root, 'project'), { recursive: true });
  return {
    project: join(root, 'project'),
    folder: join(root, 'folder'),
    issuer,
    demonstration: false,
    lookUpFiles: 256,
    now: () => Math.floor(Date.now() / 1000),
    signal: new AbortController().signal,
    passphrase: () => Promise.resolve('four words of a benchmark'),
    prompts: {
      log: () => undefined,
      confirm: () => Promise.resolve(true),
      progress: () => ({ advance: () => undefined, done: () => undefined }),
    },
    print: ({ token, language }) =>
      print({ token, language, issuer, organisation: toOrganisation(settings, language) }),
    load: () => Promise.reject(new Error('A measurement asks no site.')),
  };
}

function writeMembers(root: string, rows: number): string {
  const file = join(root, `members-${rows}.csv`);
  const today = new Date().toISOString().slice(0, 10);
  const lines = Array.from(
    { length: rows },
    (_, index) =>
      `Member ${index} ${index % 2 ? 'Sports Pvt. Ltd.' : 'स्पोर्ट्स प्रा. लि.'},GOLD,${today}\n`,
  );
  writeFileSync(file, `name,tier,valid_from\n${lines.join('')}`);
  return file;
}
