import { certificates } from './certificates.ts';
import { collections } from './collections.ts';
import { content } from './content.ts';
import { entries } from './entries.ts';
import { errors } from './errors.ts';
import { feeds } from './feeds.ts';
import { fields } from './fields.ts';
import { search } from './search.ts';
import { site } from './site.ts';

/** Every text of the interface in English. A key is the place, then the thing; `{name}` is filled in when shown. */
export const strings = { ...site, ...collections, ...entries, ...content, ...errors, ...certificates, ...search, ...feeds, ...fields };
