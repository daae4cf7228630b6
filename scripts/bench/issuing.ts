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
import { readSettings } from '../../src/build/content/settings.ts';
import { toOrganisation } from '../../src/build/documents/organisation.ts';
import { toIssuer } from '../../src/core/certificates/issuer.ts';

/** A row of the table that is printed. */
interface Measurement {
  step: string;
  rows: number;
  seconds: string;
  'rows per second': string;
}

/** How many rows the dry run has, and how many certificates are issued; printing takes most of the time. */
const dryRows = 10_000;
const issuedRows = 300;

/** Issues, publishes and verifies certificates in a temporary folder, and prints how long each step takes. */
export async function benchIssuing(): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), 'bench-certificates-'));
  const pool = createPrintPool();
  try {
    const table = await measureAll(createContext(root, pool.print), root);
    console.log('Certificates (goals: a dry run of 10,000 rows under 20 s; publishing 10,000 again under 5 minutes)');
    console.table(table);
    console.log(`  memory of the main process at its highest: ${Math.round(process.resourceUsage().maxRSS / 1024)} MiB`);
  } finally {
    await pool.close();
    rmSync(root, { recursive: true, force: true });
  }
}

async function measureAll(context: IssuerContext, root: string): Promise<Measurement[]> {
  const table: Measurement[] = [];
  const measure = async (step: string, rows: number, run: () => Promise<unknown>) => {
    const start = performance.now();
    await run();
    const seconds = (performance.now() - start) / 1000;
    table.push({ step, rows, seconds: seconds.toFixed(1), 'rows per second': (rows / seconds).toFixed(1) });
  };
  await rotateKey(context);
  const many = writeMembers(root, dryRows);
  await measure('issue --dry-run', dryRows, () => issue(context, many, { dryRun: true }));
  const some = writeMembers(root, issuedRows);
  await measure('issue, two PDF files each', issuedRows, () => issue(context, some));
  await measure('publish, all new', issuedRows, () => publish(context));
  await measure('publish again', issuedRows, () => publish(context));
  const certificates = readRegister(context).certificates;
  await measure('verify a token', issuedRows, async () => {
    for (const { token } of certificates) await verify(context, token);
  });
  const few = certificates.slice(0, 10);
  await measure('verify a number', few.length, async () => {
    for (const { number } of few) await verify(context, number);
  });
  return table;
}

function createContext(root: string, print: ReturnType<typeof createPrintPool>['print']): IssuerContext {
  const settings = readSettings(process.cwd());
  const issuer = toIssuer(settings);
  mkdirSync(join(root, 'project'));
  return {
    project: join(root, 'project'),
    folder: join(root, 'folder'),
    issuer,
    demonstration: false,
    now: () => Math.floor(Date.now() / 1000),
    signal: new AbortController().signal,
    passphrase: () => Promise.resolve('four words of a benchmark'),
    prompts: {
      log: () => undefined,
      confirm: () => Promise.resolve(true),
      progress: () => ({ advance: () => undefined, done: () => undefined }),
    },
    print: ({ token, language }) => print({ token, language, issuer, organisation: toOrganisation(settings, language) }),
  };
}

function writeMembers(root: string, rows: number): string {
  const file = join(root, `members-${rows}.csv`);
  const today = new Date().toISOString().slice(0, 10);
  const lines = Array.from(
    { length: rows },
    (_, index) => `Member ${index} ${index % 2 ? 'Sports Pvt. Ltd.' : 'स्पोर्ट्स प्रा. लि.'},GOLD,${today}\n`,
  );
  writeFileSync(file, `name,tier,valid_from\n${lines.join('')}`);
  return file;
}
