import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import {
  UserError,
  type IssuerContext,
} from '../../../packages/certificates/office/context/context.ts';
import { issue } from '../../../packages/certificates/office/commands/issue.ts';
import { rotateKey } from '../../../packages/certificates/office/commands/change-keys.ts';
import { publishLists } from '../../../packages/certificates/office/commands/publish.ts';
import { getStatus } from '../../../packages/certificates/office/register/register.ts';
import { loadRegister } from '../../../packages/certificates/office/register/register-file.ts';
import { deriveFast, issuer, now } from '../shared/test-issuer.ts';
import { makeFolder } from '../../support/make-folder.ts';

const passphrase = 'four words of the test';

export interface TestContext extends IssuerContext {
  output: string[];
  /** Writes a file into the issuer’s folder and returns its path. */
  write: (name: string, text: string) => string;
}

/** An issuer with an empty project and an empty folder, both deleted after the test. */
export function createTestContext(changes: Partial<IssuerContext> = {}): TestContext {
  const root = makeFolder();
  const output: string[] = [];
  const folder = join(root, 'issuer');
  mkdirSync(folder);
  return {
    project: join(root, 'project'),
    folder,
    issuer,
    demonstration: true,
    derive: deriveFast,
    now: () => now,
    lockTimeout: 0,
    signal: new AbortController().signal,
    passphrase: () => Promise.resolve(passphrase),
    prompts: {
      log: (line) => output.push(line),
      confirm: () => Promise.resolve(true),
      progress: () => ({ advance: () => undefined, done: (line) => output.push(line) }),
    },
    print: ({ token, language }) => Promise.resolve(Buffer.from(`${language} ${token}`)),
    load: () => Promise.resolve(new Response('Not found', { status: 404 })),
    ...changes,
    output,
    write: (name, text) => {
      const path = join(folder, name);
      writeFileSync(path, text);
      return path;
    },
  };
}

export const members = `name,tier,valid_from,valid_until
Vindhya Gameworks Pvt. Ltd.,GOLD,2026-04-02,
"Chambal Crease, Bat & Ball LLP",silver,2026-04-02,2027-04-01
सह्याद्रि स्पोर्ट्स प्रा. लि.,BRONZE,2026-10-01,
`;

/** An issuer that has issued and published three certificates. */
export async function issueThree(context = createTestContext()) {
  await rotateKey(context);
  const folder = (await issue(context, context.write('members.csv', members))) ?? '';
  await publishLists(context);
  return { context, folder, certificates: loadRegister(context).certificates };
}

/** The message of a command that must fail. */
export async function getUserError(action: Promise<unknown>): Promise<string> {
  const error = await action.then(
    () => undefined,
    (caught: unknown) => caught,
  );
  if (!(error instanceof UserError))
    throw new Error('The command does not refuse.', { cause: error });
  return [error.message, ...error.lines].join('\n');
}

/** The status of each certificate in the register. */
export const statuses = (context: IssuerContext) =>
  loadRegister(context).certificates.map(getStatus);

/** The contents of all files below a folder, by path; none if the folder is missing. */
export function readAllFiles(folder: string): Record<string, string> {
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return Object.fromEntries(
    files.map((entry) => [
      join(entry.parentPath, entry.name),
      readFileSync(join(entry.parentPath, entry.name), 'latin1'),
    ]),
  );
}

/** Expects that an action changes no file of an office and its project. */
export async function expectUnchanged(
  { folder, project }: Pick<IssuerContext, 'folder' | 'project'>,
  action: () => Promise<unknown>,
): Promise<void> {
  const read = () => [folder, join(project, 'src'), join(project, 'public')].map(readAllFiles);
  const before = read();
  await action();
  expect(read()).toEqual(before);
}
