import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Office } from '../../../../src/build/certificates/office/context.ts';
import { issuer, now } from '../../../core/certificates/office.ts';

export const passphrase = 'four words of the test';

export interface Workplace extends Office {
  said: string[];
  /** The path of a file with this text, in the office's folder. */
  write: (name: string, text: string) => string;
}

/** An empty project and an empty office, gone when the test is over. */
export function openWorkplace(changes: Partial<Office> = {}): Workplace {
  const root = mkdtempSync(join(tmpdir(), 'certificates-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const said: string[] = [];
  const folder = join(root, 'office');
  mkdirSync(folder);
  return {
    project: join(root, 'project'),
    folder,
    issuer,
    now: () => now,
    passphrase: () => Promise.resolve(passphrase),
    talk: {
      say: (line) => said.push(line),
      warn: (line) => said.push(line),
      confirm: () => Promise.resolve(true),
      progress: () => ({ advance: () => undefined, done: (line) => said.push(line) }),
    },
    print: ({ token, language }) => Promise.resolve(Buffer.from(`${language} ${token}`)),
    ...changes,
    said,
    write: (name, text) => {
      const path = join(folder, name);
      writeFileSync(path, text);
      return path;
    },
  };
}

/** Every file below a folder with its content, to see whether anything changed. */
export function contentsOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map((entry) => [join(entry.parentPath, entry.name), readFileSync(join(entry.parentPath, entry.name), 'latin1')]),
  );
}

export const members = `name,tier,valid_from,valid_until
Vindhya Gameworks Pvt. Ltd.,GOLD,2026-04-02,
"Chambal Crease, Bat & Ball LLP",silver,2026-04-02,2027-04-01
सह्याद्रि स्पोर्ट्स प्रा. लि.,BRONZE,2026-10-01,
`;
