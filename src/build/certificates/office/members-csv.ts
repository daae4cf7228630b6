import { parse } from 'csv-parse/sync';
import { tierNames, type TierName } from '../../../core/certificates/claims.ts';
import { isDay, toDate } from '../../../core/working-days.ts';
import { statusOf, type Register } from './register.ts';

/** A row of the list of members: one certificate to issue. */
export interface Order {
  /** The line of the file, for messages. */
  line: number;
  name: string;
  tier: TierName;
  validFrom: string;
  validUntil: string;
}

const columns = ['name', 'tier', 'valid_from', 'valid_until'] as const;

/** One membership year has at most this many days. */
const longestDays = 366;
const longestName = 120;

/**
 * Reads the list of members.
 *
 * @param today the day in India
 * @returns the orders, and a message for each thing that is wrong, with its row
 */
export function readMembers(
  csv: string,
  { today, register }: { today: string; register: Register },
): { orders: Order[]; faults: string[] } {
  const { rows, faults } = readRows(csv);
  const orders: Order[] = [];
  for (const { line, row } of rows) {
    const read = readOrder(line, row, today);
    const problems = 'problems' in read ? read.problems : findDoubles(read, orders, register);
    faults.push(...problems.map((problem) => `Row ${line}: ${problem}`));
    if (!('problems' in read) && problems.length === 0) orders.push(read);
  }
  if (rows.length === 0 && faults.length === 0) faults.push('The file has no rows below its first line.');
  return { orders, faults };
}

type Row = Partial<Record<(typeof columns)[number], string>>;

function readRows(csv: string): { rows: { line: number; row: Row }[]; faults: string[] } {
  try {
    const parsed = parse(csv, {
      columns: (head: string[]) => head.map((name) => name.trim().toLowerCase()),
      bom: true,
      trim: true,
      skip_empty_lines: true,
      info: true,
    }) as unknown as {
      info: { lines: number };
      record: Row;
    }[];
    const missing = columns.slice(0, 3).filter((name) => parsed[0] && !(name in parsed[0].record));
    const unknown = Object.keys(parsed[0]?.record ?? {}).filter((name) => !(columns as readonly string[]).includes(name));
    const expected = `The first line is: ${columns.join(',')}`;
    const faults = [
      ...missing.map((name) => `The column ${name} is missing. ${expected}`),
      ...unknown.map((name) => `There is no column ${name}. A certificate holds no other data. ${expected}`),
    ];
    return { rows: faults.length > 0 ? [] : parsed.map(({ info, record }) => ({ line: info.lines, row: record })), faults };
  } catch (error) {
    return { rows: [], faults: [`The file is no CSV: ${error instanceof Error ? error.message : String(error)}`] };
  }
}

function readOrder(line: number, row: Row, today: string): Order | { problems: string[] } {
  const { name = '', tier = '', valid_from: validFrom = '' } = row;
  const problems: string[] = [];
  if (!name) problems.push('the name is empty; expected the registered name of the member');
  if ([...name].length > longestName) problems.push(`the name has ${[...name].length} characters; at most ${longestName} fit`);
  if (/[\p{Cc}\p{Cf}\p{Co}]/u.test(name)) problems.push('the name holds an invisible character; type it anew');
  const found = tierNames.find((one) => one === tier.toUpperCase());
  if (!found) problems.push(`the tier “${tier}” is none of ${tierNames.join(', ')}`);
  if (!isDay(validFrom)) problems.push(`valid_from “${validFrom}” is no day; expected YYYY-MM-DD, such as 2026-04-02`);
  const validUntil = row.valid_until || (isDay(validFrom) ? yearAfter(validFrom) : '');
  if (row.valid_until && !isDay(validUntil))
    problems.push(`valid_until “${validUntil}” is no day; expected YYYY-MM-DD, or nothing for one year`);
  if (isDay(validFrom) && isDay(validUntil)) {
    const days = (Date.parse(validUntil) - Date.parse(validFrom)) / 86_400_000 + 1;
    if (days < 1) problems.push(`it ends (${validUntil}) before it begins (${validFrom})`);
    else if (days > longestDays) problems.push(`it is valid for ${days} days; a certificate holds for one membership year at most`);
    if (validUntil < today) problems.push(`it ended on ${validUntil}`);
  }
  return found && problems.length === 0 ? { line, name: name.normalize('NFC'), tier: found, validFrom, validUntil } : { problems };
}

function findDoubles(order: Order, before: readonly Order[], register: Register): string[] {
  const overlaps = (other: { name: string; validFrom: string; validUntil: string }) =>
    fold(other.name) === fold(order.name) && other.validFrom <= order.validUntil && order.validFrom <= other.validUntil;
  const twin = before.find(overlaps);
  const known = register.certificates.find((one) => overlaps(one) && statusOf(one) !== 'revoked');
  return [
    ...(twin ? [`the same member stands in row ${twin.line}`] : []),
    ...(known ? [`this member already has ${known.number}, valid until ${known.validUntil}; revoke that first, or print it again`] : []),
  ];
}

/** The last day of a membership year. */
function yearAfter(day: string): string {
  const date = toDate(day);
  date.setUTCFullYear(date.getUTCFullYear() + 1);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}

function fold(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s.,]+/g, ' ')
    .trim();
}
