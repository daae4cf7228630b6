import { tierNames, type TierName } from '../../../core/certificates/claims.ts';
import { isDay, toDate } from '../../../core/working-days.ts';
import { joiners, normalizeName, toBareName } from './member-names.ts';
import { parseRows, type Row } from './members-file.ts';
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

/** The maximum length of a membership year, in days. */
const maxDays = 366;

/** How many days ahead a membership may begin; a later year is a typing mistake. */
const maxDaysAhead = 366;

/** Characters that nobody can see. */
const invisible = /[\p{Cc}\p{Cf}\p{Co}]/u;

/** The maximum length of a name, in characters. */
const maxNameLength = 120;

/**
 * Parses the members file.
 *
 * @param today the current day in India
 * @returns the requests, a message for each problem with its row, and a question for each member
 * that may have a certificate under a name that is written differently
 */
export function parseMembers(
  csv: string,
  { today, register }: { today: string; register: Register },
): { requests: IssueRequest[]; problems: string[]; questions: string[] } {
  const questions: string[] = [];
  const { rows, problems } = parseRows(csv);
  const requests: IssueRequest[] = [];
  const findDuplicates = createDuplicateFinder(register, normalizeName);
  const findSimilar = createDuplicateFinder(register, toBareName);
  for (const { line, row } of rows) {
    const request = toRequest(line, row, today);
    const rowProblems = 'problems' in request ? request.problems : findDuplicates(request);
    problems.push(...rowProblems.map((problem) => `Row ${line}: ${problem}`));
    if ('problems' in request || rowProblems.length > 0) continue;
    requests.push(request);
    questions.push(...findSimilar(request).map((one) => `Row ${line}, ${request.name}: ${one}.`));
  }
  if (rows.length === 0 && problems.length === 0)
    problems.push('The file has no rows below the header.');
  return { requests, problems, questions };
}

function toRequest(line: number, row: Row, today: string): IssueRequest | { problems: string[] } {
  const { tier: typedTier = '', valid_from: validFrom = '' } = row;
  const name = (row.name ?? '').trim();
  const problems: string[] = [];
  if (!/[\p{L}\p{N}]/u.test(name))
    problems.push('the name is empty; expected the registered name of the member');
  if ([...name].length > maxNameLength)
    problems.push(`the name has ${[...name].length} characters; at most ${maxNameLength} fit`);
  if (invisible.test(name.replaceAll(joiners, '')))
    problems.push('the name contains an invisible character; type it again');
  const tier = tierNames.find((one) => one === typedTier.toUpperCase());
  if (!tier) problems.push(`the tier “${typedTier}” is not one of ${tierNames.join(', ')}`);
  if (!isDay(validFrom))
    problems.push(
      `valid_from “${validFrom}” is not a date; expected YYYY-MM-DD, such as 2026-04-02`,
    );
  else if (Date.parse(validFrom) - Date.parse(today) > maxDaysAhead * 86_400_000)
    problems.push(`it begins on ${validFrom}, more than a year from now; check the year`);
  const validUntil = row.valid_until || (isDay(validFrom) ? endOfMembershipYear(validFrom) : '');
  if (row.valid_until && !isDay(validUntil))
    problems.push(
      `valid_until “${validUntil}” is not a date; expected YYYY-MM-DD, or nothing for one year`,
    );
  if (isDay(validFrom) && isDay(validUntil)) {
    const days = (Date.parse(validUntil) - Date.parse(validFrom)) / 86_400_000 + 1;
    if (days < 1) problems.push(`it ends (${validUntil}) before it begins (${validFrom})`);
    else if (days > maxDays)
      problems.push(
        `it is valid for ${days} days; a certificate is valid for at most one membership year`,
      );
    if (validUntil < today) problems.push(`it ended on ${validUntil}`);
  }
  return tier && problems.length === 0
    ? { line, name: name.normalize('NFC'), tier, validFrom, validUntil }
    : { problems };
}

/**
 * Finds out whether a member has a certificate for the same period, in an earlier row or in the
 * register.
 *
 * @param toKey gives the same text for names of the same member
 */
function createDuplicateFinder(
  { certificates, removedKeys }: Register,
  toKey: (name: string) => string,
): (request: IssueRequest) => string[] {
  // What a removed key signed is not genuine any more, and has to be issued again.
  const genuine = certificates.filter(({ kid }) => !removedKeys.includes(kid));
  const registered = Map.groupBy(genuine, ({ name }) => toKey(name));
  const earlier = new Map<string, IssueRequest[]>();
  return (request) => {
    const name = toKey(request.name);
    const overlaps = (other: { validFrom: string; validUntil: string }) =>
      other.validFrom <= request.validUntil && request.validFrom <= other.validUntil;
    const rows = earlier.get(name) ?? [];
    const duplicate = rows.find(overlaps);
    const existing = registered
      .get(name)
      ?.find((one) => overlaps(one) && getStatus(one) !== 'revoked');
    if (!duplicate && !existing) earlier.set(name, [...rows, request]);
    return [
      ...(duplicate ? [`the same member is in row ${duplicate.line}`] : []),
      ...(existing
        ? [
            `this member already has ${existing.number}, valid until ${existing.validUntil}; revoke that first, or print it again`,
          ]
        : []),
    ];
  };
}

/** The last day of the membership year that begins on a day. */
function endOfMembershipYear(day: string): string {
  const date = toDate(day);
  date.setUTCFullYear(date.getUTCFullYear() + 1);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}
