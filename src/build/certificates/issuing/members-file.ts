import { existsSync, readFileSync } from 'node:fs';
import { UserError } from './context.ts';

const advice = 'Save it in the spreadsheet as “CSV UTF-8 (comma delimited)” and try again.';

/** The first bytes of workbooks, which people choose instead of the CSV file. */
const workbooks = [Buffer.from('PK\u0003\u0004'), Buffer.from([0xd0, 0xcf, 0x11, 0xe0])];

/**
 * Reads the text of a members file, in UTF-8 or, with a byte order mark, in UTF-16.
 *
 * @throws {UserError} if it does not exist, has another encoding, or is not a text
 */
export function readMembersFile(file: string): string {
  if (!existsSync(file)) throw new UserError(`There is no file ${file}.`);
  const bytes = readFileSync(file);
  if (workbooks.some((start) => bytes.subarray(0, 4).equals(start)))
    throw new UserError(`${file} is a workbook of a spreadsheet, not a CSV file. ${advice}`);
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : 'utf-8';
  const text = decode(bytes, encoding);
  if (text === undefined) {
    const { line, column } = findInvalid(bytes);
    throw new UserError(
      `${file} is not in UTF-8: row ${line} has an unreadable letter at character ${column}. ${advice}`,
    );
  }
  if (text.includes('\0')) throw new UserError(`${file} is not a text in UTF-8. ${advice}`);
  return text;
}

function decode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Where the first bytes are that are not UTF-8. */
function findInvalid(bytes: Buffer): { line: number; column: number } {
  const [valid = ''] = bytes.toString('utf8').split('\ufffd');
  const lines = valid.split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
