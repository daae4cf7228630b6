import { parse } from 'csv-parse/sync';
import { tierNames, type TierName } from '../../../core/certificates/claims.ts';
import { isDay, toDate } from '../../../core/working-days.ts';
import { getStatus, type Register } from './register.ts';

/** A row of the members file: one certificate to issue. */
export interface IssueRequest {
  /** The line in the file, for messages. */
  line: number;
  name: string;
  tier: TierName;
  validFrom: string;
  validUntil: string;
}

const columns = ['name', 'tier', 'valid_from', 'valid_until'] as const;

/** The maximum length of a membership year, in days. */
const maxDays = 366;

/** The maximum length of a name, in characters. */
const maxNameLength = 120;

/**
 * Parses the members file.
 *
 * @param today the current day in India
 * @returns the requests, and a message for each problem with its row
 */
export function parseMembers(
  csv: string,
  { today, register }: { today: string; register: Register },
): { requests: IssueRequest[]; problems: string[] } {
  const { rows, problems } = parseRows(csv);
  const requests: IssueRequest[] = [];
  for (const { line, row } of rows) {
    const request = toRequest(line, row, today);
    const rowProblems = 'problems' in request ? request.problems : findDuplicates(request, requests, register);
    problems.push(...rowProblems.map((problem) => `Row ${line}: ${problem}`));
    if (!('problems' in request) && rowProblems.length === 0) requests.push(request);
  }
  if (rows.length === 0 && problems.length === 0) problems.push('The file has no rows below the header.');
  return { requests, problems };
}

type Row = Partial<Record<(typeof columns)[number], string>>;

function parseRows(csv: string): { rows: { line: number; row: Row }[]; problems: string[] } {
  try {
    const parsed = parse(csv, {
      columns: (header: string[]) => header.map((name) => name.trim().toLowerCase()),
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
    const expected = `The header is: ${columns.join(',')}`;
    const problems = [
      ...missing.map((name) => `The column ${name} is missing. ${expected}`),
      ...unknown.map((name) => `The column ${name} is not allowed: a certificate contains no other data. ${expected}`),
    ];
    return { rows: problems.length > 0 ? [] : parsed.map(({ info, record }) => ({ line: info.lines, row: record })), problems };
  } catch (error) {
    return { rows: [], problems: [`The file is not valid CSV: ${error instanceof Error ? error.message : String(error)}`] };
  }
}

function toRequest(line: number, row: Row, today: string): IssueRequest | { problems: string[] } {
  const { name = '', tier: typedTier = '', valid_from: validFrom = '' } = row;
  const problems: string[] = [];
  if (!name) problems.push('the name is empty; expected the registered name of the member');
  if ([...name].length > maxNameLength) problems.push(`the name has ${[...name].length} characters; at most ${maxNameLength} fit`);
  if (/[\p{Cc}\p{Cf}\p{Co}]/u.test(name)) problems.push('the name contains an invisible character; type it again');
  const tier = tierNames.find((one) => one === typedTier.toUpperCase());
  if (!tier) problems.push(`the tier “${typedTier}” is not one of ${tierNames.join(', ')}`);
  if (!isDay(validFrom)) problems.push(`valid_from “${validFrom}” is not a date; expected YYYY-MM-DD, such as 2026-04-02`);
  const validUntil = row.valid_until || (isDay(validFrom) ? endOfMembershipYear(validFrom) : '');
  if (row.valid_until && !isDay(validUntil))
    problems.push(`valid_until “${validUntil}” is not a date; expected YYYY-MM-DD, or nothing for one year`);
  if (isDay(validFrom) && isDay(validUntil)) {
    const days = (Date.parse(validUntil) - Date.parse(validFrom)) / 86_400_000 + 1;
    if (days < 1) problems.push(`it ends (${validUntil}) before it begins (${validFrom})`);
    else if (days > maxDays) problems.push(`it is valid for ${days} days; a certificate is valid for at most one membership year`);
    if (validUntil < today) problems.push(`it ended on ${validUntil}`);
  }
  return tier && problems.length === 0 ? { line, name: name.normalize('NFC'), tier, validFrom, validUntil } : { problems };
}

function findDuplicates(request: IssueRequest, earlier: readonly IssueRequest[], register: Register): string[] {
  const overlaps = (other: { name: string; validFrom: string; validUntil: string }) =>
    normalizeName(other.name) === normalizeName(request.name) &&
    other.validFrom <= request.validUntil &&
    request.validFrom <= other.validUntil;
  const duplicate = earlier.find(overlaps);
  const existing = register.certificates.find((one) => overlaps(one) && getStatus(one) !== 'revoked');
  return [
    ...(duplicate ? [`the same member is in row ${duplicate.line}`] : []),
    ...(existing
      ? [`this member already has ${existing.number}, valid until ${existing.validUntil}; revoke that first, or print it again`]
      : []),
  ];
}

/** The last day of the membership year that begins on a day. */
function endOfMembershipYear(day: string): string {
  const date = toDate(day);
  date.setUTCFullYear(date.getUTCFullYear() + 1);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}

function normalizeName(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s.,]+/g, ' ')
    .trim();
}
