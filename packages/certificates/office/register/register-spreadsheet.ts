import { join } from 'node:path';
import { toDay } from '../../shared/times.ts';
import { writeFileAtomic } from '@federation/base/file-cache';
import type { IssuerContext } from '../context/context.ts';
import { getStatus, type Register } from './register.ts';

const header = 'number,name,tier,valid_from,valid_until,issued,key,status,since,reason';

/** Writes the register as a spreadsheet for people. No command reads it. */
export function writeRegisterList(
  { folder }: Pick<IssuerContext, 'folder'>,
  { certificates }: Register,
): void {
  const rows = certificates.map((one) => {
    const last = one.events.at(-1);
    return [
      ...[one.number, one.name, one.tier, one.validFrom, one.validUntil, one.issued, one.kid],
      ...[getStatus(one), last ? toDay(last.at) : '', last?.reason ?? ''],
    ]
      .map((field) => `"${field.replaceAll('"', '""')}"`)
      .join(',');
  });
  // Spreadsheets recognise UTF-8 by the byte order mark.
  const text = `\ufeff${[header, ...rows].join('\r\n')}\r\n`;
  writeFileAtomic(join(folder, 'register.csv'), text, 0o600);
}
