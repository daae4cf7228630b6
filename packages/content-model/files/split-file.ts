/** A content file in parts; joined, they are the file byte for byte. */
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
 * Splits a file into its fields and text; undefined where the fields are not between lines of ---.
 */
export function splitFile(source: string): FileParts | undefined {
  const [all, opening, fields, closing] = fenced.exec(source) ?? [];
  if (all === undefined || !opening || fields === undefined || !closing) return undefined;
  return { opening, fields, closing, text: source.slice(all.length) };
}
