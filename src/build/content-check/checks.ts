import { conflictMarks } from './bytes/conflict-marks.ts';
import { encodedTwice } from './bytes/encoded-twice.ts';
import { hiddenCharacters } from './bytes/hidden-characters.ts';
import { notUtf8 } from './bytes/not-utf8.ts';
import { linesFor } from './fields/lines-for.ts';
import { order } from './fields/order.ts';
import { readByAstro } from './fields/read-by-astro.ts';
import { schema } from './fields/schema.ts';
import { brokenFences, unreadableFields, unreadableText } from './fields/unreadable.ts';
import { documentText } from './files/document-text.ts';
import { missingSiteFiles, fileNames } from './files/file-names.ts';
import { folders } from './files/folders.ts';
import { behind } from './languages/behind.ts';
import { differentFields } from './languages/different-fields.ts';
import { differentNumbers } from './languages/different-numbers.ts';
import { differentParts } from './languages/different-parts.ts';
import { legacyFont } from './languages/legacy-font.ts';
import { refusedWords } from './languages/refused-words.ts';
import { brokenLinks, siteLinks } from './links/broken-links.ts';
import { linksWithoutWords } from './links/links-without-words.ts';
import { identityPapers } from './privacy/identity-papers.ts';
import { privateContacts } from './privacy/private-contacts.ts';
import { staking } from './privacy/staking.ts';
import { takenValues } from './records/taken-values.ts';
import { publishedAddresses } from './redirects/published.ts';
import { wrongRedirects } from './redirects/wrong-redirects.ts';
import { holidaysEnd } from './sense/holidays-end.ts';
import { outOfReach } from './sense/out-of-reach.ts';
import { componentContents } from './text/component-contents.ts';
import { headings, markedForHeadings } from './text/headings.ts';
import { parents, places } from './text/misplaced-components.ts';
import { missingText } from './text/no-text.ts';
import { refusedParts } from './text/refused-parts.ts';
import { repeatedIds } from './text/repeated-ids.ts';
import { repeatedValues } from './text/repeated-values.ts';
import { tableShape, tableLine } from './text/tables.ts';
import type { Rule } from './rule.ts';

/** The rules that run. To add one, write a file with it and give it a line. */
export const rules: readonly Rule[] = [
  missingSiteFiles,
  notUtf8,
  conflictMarks,
  encodedTwice,
  brokenFences,
  hiddenCharacters,
  documentText,
  fileNames,
  folders,
  unreadableFields,
  unreadableText,
  schema,
  readByAstro,
  order,
  linesFor,
  takenValues,
  holidaysEnd,
  outOfReach,
  headings,
  markedForHeadings,
  parents,
  componentContents,
  repeatedIds,
  places,
  missingText,
  refusedParts,
  repeatedValues,
  tableShape,
  tableLine,
  brokenLinks,
  siteLinks,
  linksWithoutWords,
  publishedAddresses,
  wrongRedirects,
  behind,
  differentFields,
  differentNumbers,
  differentParts,
  legacyFont,
  refusedWords,
  identityPapers,
  privateContacts,
  staking,
];
