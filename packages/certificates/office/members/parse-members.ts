import { certificateTiers, type CertificateFacts } from '../../shared/claims.ts';
import { isDay, toDate } from '@federation/base/working-days';
import { joiners, normalizeName, toBareName } from './member-names.ts';
import { parseRows, type MemberRow } from './members-file.ts';
import { getStatus, type Register } from '../register/register.ts';

/** A row of the members file: one certificate to issue. */
export interface IssueRequest extends Omit<CertificateFacts, 'number' | 'issued'> {
  /** The line in the file, for messages. */
  line: number;
}

/** The maximum length of a membership year, in days. */
const maxDays = 366;

/** The maximum days until a membership begins; a later year is a typing mistake. */
const maxDaysAhead = 366;

const invisible = /[\p{Cc}\p{Cf}\p{Co}]/u;

/** The maximum length of a name, in characters. */
const maxNameLength = 120;

/**
 * Parses the members file.
 *
 * @param today the current day in India
 * @returns the requests, a message for each problem with its row, and a question for each member
 * that may already have a certificate under another spelling of its name
 */
export function parseMembers(
  csv: string,
  { today, register }: { today: string; register: Register },
): { requests: IssueRequest[]; problems: string[]; questions: string[] } {
  const questions: string[] = [];
  const { rows, problems } = parseRows(csv);
  const requests: IssueRequest[] = [];
  const findOthers = createFinder(register);
  for (const { line, row } of rows) {
    const request = toRequest(line, row, today);
    if ('problems' in request) {
      problems.push(...request.problems.map((problem) => `Row ${line}: ${problem}`));
      continue;
    }
    requests.push(request);
    for (const { name, sentence } of findOthers(request))
      if (normalizeName(name) === normalizeName(request.name))
        problems.push(`Row ${line}: ${sentence}`);
      else questions.push(`Row ${line}, ${request.name}: ${sentence}.`);
  }
  if (rows.length === 0 && problems.length === 0)
    problems.push('The file has no rows below the header.');
  return { requests, problems, questions };
}

function toRequest(
  line: number,
  row: MemberRow,
  today: string,
): IssueRequest | { problems: string[] } {
  const { tier: typedTier = '', valid_from: validFrom = '' } = row;
  const name = (row.name ?? '').trim();
  const problems: string[] = [];
  if (!/[\p{L}\p{N}]/u.test(name))
    problems.push('the name is empty; expected the registered name of the member');
  if ([...name].length > maxNameLength)
    problems.push(`the name has ${[...name].length} characters; at most ${maxNameLength} fit`);
  if (invisible.test(name.replaceAll(joiners, '')))
    problems.push('the name contains an invisible character; type it again');
  const tier = certificateTiers.find((one) => one === typedTier.toUpperCase());
  if (!tier) problems.push(`the tier “${typedTier}” is not one of ${certificateTiers.join(', ')}`);
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
 * Finds certificates for the same member and an overlapping period, in earlier rows and in the
 * register. Names with another spelling count as the same.
 */
function createFinder({ certificates, removedKeys }: Register) {
  // Certificates of a removed key are not genuine any more and must be issued again.
  const known = certificates
    .filter((one) => !removedKeys.includes(one.kid) && getStatus(one) !== 'revoked')
    .map((one) => ({
      ...one,
      sentence: `this member already has ${one.number}, valid until ${one.validUntil}; revoke that first, or print it again`,
    }));
  const others: Map<string, OtherCertificate[]> = Map.groupBy(known, ({ name }) =>
    toBareName(name),
  );
  return (request: IssueRequest): OtherCertificate[] => {
    const name = toBareName(request.name);
    const found = others.get(name) ?? [];
    const sentence = `the same member is in row ${request.line}`;
    others.set(name, [...found, { ...request, sentence }]);
    return found.filter(
      (one) => one.validFrom <= request.validUntil && request.validFrom <= one.validUntil,
    );
  };
}

/** An issued or requested certificate. */
interface OtherCertificate extends Pick<IssueRequest, 'name' | 'validFrom' | 'validUntil'> {
  sentence: string;
}

/** The last day of the membership year that begins on a day. */
function endOfMembershipYear(day: string): string {
  const date = toDate(day);
  date.setUTCFullYear(date.getUTCFullYear() + 1);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}
