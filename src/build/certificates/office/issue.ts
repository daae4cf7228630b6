import { randomInt } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { generateKeyPair } from 'jose';
import { languages } from '../../../i18n/languages.ts';
import { toModules } from '../qr.ts';
import { toCertificateLink } from '../../../core/certificates/issuer.ts';
import { createNumber } from '../../../core/certificates/number.ts';
import { listLength } from '../../../core/certificates/status-list.ts';
import { emptyFolder } from './files.ts';
import { openActiveKey, findActive, readPublicKeys } from './keys.ts';
import { readMembers, type Order } from './members-csv.ts';
import { OfficeError, placesOf, today, type Office } from './context.ts';
import { findRegistered, readRegister, saveRegister, type Register, type Registered } from './register.ts';
import { signCertificate, type SigningKey } from './sign.ts';

const unfinishedMark = '.unfinished-';

/**
 * Issues a certificate for each row of a list of members. Until all of them are printed nothing is
 * kept; then the register is written and the finished folder gets its name.
 *
 * @returns the folder with the certificates; undefined when nothing was issued
 */
export async function issue(
  office: Office,
  file: string,
  { dryRun = false, signal }: { dryRun?: boolean; signal?: AbortSignal } = {},
): Promise<string | undefined> {
  finishInterrupted(office);
  const register = readRegister(office);
  const orders = await readOrders(office, file, register);
  if (dryRun) {
    for (const { line, name, tier, validFrom, validUntil } of orders)
      office.talk.say(`Row ${line}: ${name}, ${tier}, ${validFrom} to ${validUntil}`);
    office.talk.say(`${orders.length} certificates would be issued. Nothing was written.`);
    return undefined;
  }
  const key = await openActiveKey(office);
  const fresh: Registered[] = [];
  for (const order of orders)
    fresh.push(await sign(office, order, key, { ...register, certificates: [...register.certificates, ...fresh] }));
  const name = `${today(office)}-${basename(file).replace(/\.\w+$/, '')}`;
  const unfinished = emptyFolder(placesOf(office).issued, `${unfinishedMark}${name}`);
  try {
    await printAll(office, fresh, unfinished, signal);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw error;
  }
  saveRegister(office, { ...register, certificates: [...register.certificates, ...fresh] });
  return finish(office, unfinished);
}

/** Prints certificates again that were issued before. */
export async function print(office: Office, numbers: readonly string[], folder: string): Promise<void> {
  const register = readRegister(office);
  const found = numbers.map((number) => findRegistered(register, number, office.issuer.product));
  await printAll(office, found, folder);
}

/** Puts work in order that was interrupted between the register and the last step. */
function finishInterrupted(office: Office): void {
  const { issued } = placesOf(office);
  if (!existsSync(issued)) return;
  const known = new Set(readRegister(office).certificates.map(({ number }) => number));
  for (const name of readdirSync(issued).filter((one) => one.startsWith(unfinishedMark))) {
    const path = join(issued, name);
    const kept = readdirSync(path).some((pdf) => known.has(pdf.split('.')[0] ?? ''));
    if (kept) office.talk.say(`Finished what was interrupted: ${finish(office, path)}`);
    else rmSync(path, { recursive: true, force: true });
  }
}

async function readOrders(office: Office, file: string, register: Register): Promise<Order[]> {
  if (!existsSync(file)) throw new OfficeError(`There is no file ${file}.`);
  const { orders, faults } = readMembers(readFileSync(file, 'utf8'), { today: today(office), register });
  faults.push(...(await findTooLong(office, orders)));
  const count = faults.length === 1 ? 'One thing is' : `${faults.length} things are`;
  if (faults.length > 0) throw new OfficeError(`${count} wrong in ${file}. Nothing was issued.`, faults);
  return orders;
}

/** Names that would make the QR code too fine; found out with a key that is thrown away. */
async function findTooLong(office: Office, orders: readonly Order[]): Promise<string[]> {
  const { privateKey } = await generateKeyPair('ES256');
  const kid = findActive(readPublicKeys(office))?.kid ?? '2026-1';
  const faults: string[] = [];
  for (const order of orders) {
    const trial = await sign(office, order, { kid, privateKey }, { list: '1', certificates: [] });
    try {
      toModules(toCertificateLink(office.issuer, trial.token));
    } catch (error) {
      faults.push(`Row ${order.line}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return faults;
}

async function sign(office: Office, order: Order, key: SigningKey, register: Register): Promise<Registered> {
  const taken = new Set(register.certificates.map(({ idx }) => idx));
  const known = new Set(register.certificates.map(({ number }) => number));
  const { name, tier, validFrom, validUntil } = order;
  const number = draw(() => createNumber(office.issuer.product, Number(validFrom.slice(0, 4))), known);
  // A place by chance says nothing about when a certificate was issued, or to whom.
  const idx = draw(() => randomInt(listLength), taken);
  const particulars = { number, name, tier, validFrom, validUntil, list: register.list, idx };
  const token = await signCertificate(particulars, office.issuer, key, office.now());
  return { number, name, tier, validFrom, validUntil, issued: today(office), kid: key.kid, idx, token, events: [] };
}

async function printAll(office: Office, certificates: readonly Registered[], folder: string, signal?: AbortSignal): Promise<void> {
  const progress = office.talk.progress('Printing certificates', certificates.length);
  for (const { number, token, name } of certificates) {
    for (const language of languages) {
      signal?.throwIfAborted();
      writeFileSync(join(folder, `${number}.${language}.pdf`), await office.print({ token, language }));
    }
    progress.advance(`${number} ${name}`);
  }
  progress.done(`${certificates.length} certificates printed in ${languages.length} languages.`);
}

function finish(office: Office, unfinished: string): string {
  const name = basename(unfinished).slice(unfinishedMark.length);
  const { issued } = placesOf(office);
  const taken = new Set(readdirSync(issued));
  const free = [name, ...Array.from({ length: taken.size + 1 }, (_, count) => `${name}-${count + 2}`)].find((one) => !taken.has(one));
  const folder = join(issued, free ?? name);
  renameSync(unfinished, folder);
  return folder;
}

function draw<Value>(make: () => Value, taken: ReadonlySet<Value>): Value {
  let value = make();
  while (taken.has(value)) value = make();
  return value;
}
