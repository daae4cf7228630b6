/** A content file in its parts; together they are the file, byte for byte. */
export interface FileParts {
  /** The line --- above the fields, with what is above it. */
  opening: string;
  /** The fields as YAML. */
  fields: string;
  /** The line --- below the fields. */
  closing: string;
  text: string;
}

/** Some editors write a byte order mark at the start of a file. */
const fenced = /^(\uFEFF?(?:\s*\n)?---[ \t]*\r?\n)([\s\S]*?)((?:^|(?<=\n))---[ \t]*(?:\r?\n|$))/;

/**
 * Takes a file with fields and a text apart; undefined where no two lines of --- are around its
 * fields.
 */
export function splitFile(source: string): FileParts | undefined {
  const [all, opening, fields, closing] = fenced.exec(source) ?? [];
  if (all === undefined || !opening || fields === undefined || !closing) return undefined;
  return { opening, fields, closing, text: source.slice(all.length) };
}
