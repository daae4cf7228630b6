import { CsvError, parse } from 'csv-parse/sync';

const columns = ['name', 'tier', 'valid_from', 'valid_until'] as const;

/** A row of the members file as it was typed. */
export type Row = Partial<Record<(typeof columns)[number], string>>;

/**
 * Parses the fields of a members file.
 *
 * @returns the rows with their lines in the file, or what is wrong with the whole file
 */
export function parseRows(csv: string): { rows: { line: number; row: Row }[]; problems: string[] } {
  let header: string[] = [];
  try {
    const options = {
      columns: (names: string[]) => (header = names.map((name) => name.trim().toLowerCase())),
      bom: true,
      delimiter: findSeparator(csv),
      // Excel writes a line that names the separator before the header.
      from_line: separatorLine.test(csv) ? 2 : 1,
      trim: true,
      skip_empty_lines: true,
      info: true,
    };
    // The types of the library leave out what `info` adds to each row.
    const parsed = parse(csv, options) as unknown as { info: { lines: number }; record: Row }[];
    const missing = columns.slice(0, 3).filter((name) => parsed[0] && !(name in parsed[0].record));
    const unknown = Object.keys(parsed[0]?.record ?? {}).filter(
      (name) => !(columns as readonly string[]).includes(name),
    );
    const expected = `The header is: ${columns.join(',')}`;
    const repeated = new Set(header.filter((name, index) => header.indexOf(name) !== index));
    const problems = [
      ...[...repeated].map((name) => `The column ${name} is there more than once. ${expected}`),
      ...missing.map((name) => `The column ${name} is missing. ${expected}`),
      ...unknown.map(
        (name) =>
          `The column ${name} is not allowed: a certificate contains no other data. ${expected}`,
      ),
    ];
    return {
      rows:
        problems.length > 0
          ? []
          : parsed.map(({ info, record }) => ({ line: info.lines, row: record })),
      problems,
    };
  } catch (error) {
    return { rows: [], problems: [explainCsvError(error)] };
  }
}

const separatorLine = /^\ufeff?sep=.\r?\n/i;

/**
 * What separates the fields: spreadsheets in other countries write semicolons, and text with tabs
 * exists too.
 */
function findSeparator(csv: string): string {
  const header = csv.replace(separatorLine, '').split('\n', 1)[0] ?? '';
  return [';', '\t'].find((separator) => header.includes(separator)) ?? ',';
}

function explainCsvError(error: unknown): string {
  if (!(error instanceof CsvError)) throw error;
  const { code, lines, record, message } = error as CsvError & {
    lines?: number;
    record?: unknown[];
  };
  const row = `Row ${lines ?? '?'}`;
  if (code === 'CSV_RECORD_INCONSISTENT_COLUMNS')
    return `${row} has ${record?.length ?? 'other'} fields, unlike the header. Put a name with a comma into quotation marks: "Bat, Ball & Co."`;
  if (
    code === 'CSV_QUOTE_NOT_CLOSED' ||
    code === 'INVALID_OPENING_QUOTE' ||
    code === 'CSV_INVALID_CLOSING_QUOTE'
  )
    return `${row}: a quotation mark is missing or superfluous. Quotation marks go around the whole name; inside it, write them twice.`;
  return `The file is not valid CSV: ${message}`;
}
