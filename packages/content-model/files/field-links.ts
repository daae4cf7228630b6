import type { ContentFile } from './content-file.ts';
import type { Link } from './links.ts';
import { collectValues } from './values.ts';

/** The fields of a file that are nothing but an address, at any depth. */
export function collectFieldLinks({ data, lineOf }: ContentFile): Link[] {
  return collectValues(data).flatMap(({ path, value }) =>
    typeof value === 'string' && /^(https?:|\/(?!\/))\S*$/.test(value)
      ? [{ target: value, line: lineOf(path), field: path.join('.') }]
      : [],
  );
}
