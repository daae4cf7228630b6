import { certificates } from './certificates.ts';
import { collections } from './collections.ts';
import { content } from './content.ts';
import { entries } from './entries.ts';
import { errors } from './errors.ts';
import { feeds } from './feeds.ts';
import { fields } from './fields.ts';
import { search } from './search.ts';
import { site } from './site.ts';
import type { strings as english } from '../en/index.ts';
import type { Translation } from '../translation.ts';

/** Every text of the interface in Hindi. */
export const strings: Translation<typeof english> = {
  ...site,
  ...collections,
  ...entries,
  ...content,
  ...errors,
  ...certificates,
  ...search,
  ...feeds,
  ...fields,
};
