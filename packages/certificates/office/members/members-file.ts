import { readFileSync, statSync } from 'node:fs';
import { CsvError, parse } from 'csv-parse/sync';
import { UserError } from '../context/context.ts';

const required = ['name', 'tier', 'valid_from'] as const;
const columns = [...required, 'valid_until'] as const;

/** A row of the members file as typed. */
export type MemberRow = Partial<Record<(typeof columns)[number], string>>;

/**
 * Reads a members file in UTF-8, or in UTF-16, which Excel calls “Unicode text”.
 *
 * @throws {UserError} if the file does not exist, has another encoding, or is not text
 */
export function readMembersFile(file: string): string {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile())
    throw new UserError(`There is no file ${file}.`);
  const bytes = readFileSync(file);
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
  const text = decode(bytes, encoding);
  if (text !== undefined && !text.includes('\0')) return text;
  throw new UserError(
    `${file} is not a text in UTF-8. Save it in the spreadsheet as “CSV UTF-8 (comma delimited)” and try again.`,
  );
}

function decode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * Parses the fields of a members file.
 *
 * @returns the rows with their line numbers, or the problems of the whole file
 */
export function parseRows(csv: string): {
  rows: { line: number; row: MemberRow }[];
  problems: string[];
} {
  let header: string[] = [];
  try {
    // The types of the library do not know the `info` of each row.
    const parsed = parse(csv.replaceAll(/[,;\t \u00a0]+$/gm, ''), {
      columns: (names: string[]) =>
        (header = names.map((name, index) => name.trim().toLowerCase() || `column ${index + 1}`)),
      bom: true,
      delimiter: findSeparator(csv),
      trim: true,
      relax_column_count_less: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      info: true,
    }) as unknown as { info: { lines: number }; record: MemberRow }[];
    // Spreadsheets keep columns that had something in them once.
    header = header.filter(
      (name) =>
        !/^column \d+$/.test(name) ||
        parsed.some(({ record }) => (record as Record<string, string>)[name]),
    );
    return isHeader(header)
      ? {
          rows: parsed.map(({ info, record }) => ({ line: info.lines, row: record })),
          problems: [],
        }
      : { rows: [], problems: [toHeaderProblem(header)] };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return {
      rows: [],
      problems: [
        `The file is not valid CSV: ${error.message}. Put a name with a comma into quotation marks: "Bat, Ball & Co."; write quotation marks inside it twice.`,
      ],
    };
  }
}

function isHeader(header: readonly string[]): boolean {
  return (
    new Set(header).size === header.length &&
    required.every((name) => header.includes(name)) &&
    header.every((name) => (columns as readonly string[]).includes(name))
  );
}

const toHeaderProblem = (header: readonly string[]) =>
  `The first row has to be “${columns.join(',')}”, and is “${header.join(',')}”. Only valid_until may be missing, and a certificate contains no other data.`;

/**
 * Finds the separator of fields. Spreadsheets in some countries write semicolons, and some files
 * have tabs.
 */
function findSeparator(csv: string): string {
  const header = csv.split('\n', 1)[0] ?? '';
  return [';', '\t'].find((separator) => header.includes(separator)) ?? ',';
}
