import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PublicKey } from '../../../core/certificates/keys.ts';
import { writeFileAtomic } from '../../file-cache.ts';
import { readJson, writeJson } from './files.ts';
import { OfficeError, placesOf, today, type Office } from './context.ts';
import type { SigningKey } from './sign.ts';

/** The shortest passphrase that is accepted; four or five words make one that can be kept in mind. */
const shortestPassphrase = 16;

/** The public keys of the project, oldest first. */
export function readPublicKeys(office: Office): PublicKey[] {
  return (readJson(placesOf(office).publicKeys, { keys: [] }) as { keys: PublicKey[] }).keys;
}

/** Publishes the list of keys. */
export function savePublicKeys(office: Office, keys: readonly PublicKey[]): void {
  writeJson(placesOf(office).publicKeys, { keys });
}

/** The key that signs now: the newest that is neither retired nor removed nor for the demonstration. */
export function findActive(keys: readonly PublicKey[]): PublicKey | undefined {
  return keys.findLast(({ until, removed, demonstration }) => !until && !removed && !demonstration);
}

/** Opens the key that signs now; asks for its passphrase. */
export async function openActiveKey(office: Office): Promise<SigningKey> {
  const active = findActive(readPublicKeys(office));
  if (!active) throw new OfficeError('There is no key to sign with yet. Make one: npm run certificate -- rotate-key');
  const file = fileOf(office, active.kid);
  if (!existsSync(file)) {
    throw new OfficeError(
      `The private key ${active.kid} is not in ${placesOf(office).keys}. Bring it from the computer that made it, or make a new one with rotate-key.`,
    );
  }
  const passphrase = await office.passphrase(active.kid, false);
  try {
    const key = createPrivateKey({ key: readFileSync(file, 'utf8'), passphrase });
    return { kid: active.kid, privateKey: key.toCryptoKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign']) as CryptoKey };
  } catch {
    throw new OfficeError(`The passphrase does not open ${file}.`);
  }
}

/**
 * Makes a key pair: the private half into the office's folder, closed by a passphrase (PKCS#8), the
 * public half into the project. The key that signed before is retired, but what it signed stays valid.
 */
export async function rotateKey(office: Office, { dryRun = false } = {}): Promise<string> {
  const keys = readPublicKeys(office);
  const kid = nextName(office, keys);
  if (dryRun) {
    office.talk.say(`Would make the key ${kid} in ${placesOf(office).keys} and retire ${findActive(keys)?.kid ?? 'none'}.`);
    return kid;
  }
  const passphrase = await office.passphrase(kid, true);
  if (passphrase.length < shortestPassphrase)
    throw new OfficeError(`A passphrase has at least ${shortestPassphrase} characters: four or five words that do not belong together.`);
  const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const pem = pair.privateKey.export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase }).toString();
  writeFileAtomic(fileOf(office, kid), pem, 0o600);
  const { x = '', y = '' } = pair.publicKey.export({ format: 'jwk' });
  const from = today(office);
  const active = findActive(keys);
  savePublicKeys(office, [...keys.map((key) => (key === active ? { ...key, until: from } : key)), { kid, x, y, from }]);
  office.talk.say(
    `The key ${kid} signs from now on. Its private half is ${fileOf(office, kid)}: back it up on paper or a stick that lies in a safe.`,
  );
  return kid;
}

/** Takes trust from a key for good: nothing that it signed is genuine any more. */
export async function removeKey(office: Office, kid: string, reason: string): Promise<void> {
  const keys = readPublicKeys(office);
  const key = keys.find((one) => one.kid === kid);
  if (!key) throw new OfficeError(`There is no key ${kid}. There are: ${keys.map((one) => one.kid).join(', ')}.`);
  if (!reason) throw new OfficeError('Say why: --reason "the computer of the office was stolen". The reason is published.');
  if (!(await office.talk.confirm(`Everything that ${kid} signed becomes “not genuine”. Remove it?`))) return;
  const removed = { on: today(office), reason };
  savePublicKeys(
    office,
    keys.map((one) => (one === key ? { ...one, removed } : one)),
  );
  office.talk.say(
    `The key ${kid} is not trusted any more. Next: rotate-key, issue its certificates again, publish, build and upload the site.`,
  );
}

function nextName(office: Office, keys: readonly PublicKey[]): string {
  const year = today(office).slice(0, 4);
  const folder = placesOf(office).keys;
  const files = existsSync(folder) ? readdirSync(folder).map((name) => name.replace(/\.pem$/, '')) : [];
  const taken = [...files, ...keys.map(({ kid }) => kid)].filter((kid) => kid.startsWith(`${year}-`)).map((kid) => Number(kid.slice(5)));
  return `${year}-${Math.max(0, ...taken) + 1}`;
}

function fileOf(office: Office, kid: string): string {
  return join(placesOf(office).keys, `${kid}.pem`);
}
