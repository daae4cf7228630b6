import { conflictMarks } from '../rules/bytes/conflict-marks.ts';
import { encodedTwice } from '../rules/bytes/encoded-twice.ts';
import { hiddenCharacters } from '../rules/bytes/hidden-characters.ts';
import { notUtf8 } from '../rules/bytes/not-utf8.ts';
import { linesFor } from '../rules/fields/lines-for.ts';
import { order } from '../rules/fields/order.ts';
import { readByAstro } from '../rules/fields/read-by-astro.ts';
import { schema } from '../rules/fields/schema.ts';
import { brokenFences, unreadableFields, unreadableText } from '../rules/fields/unreadable.ts';
import { documentText } from '../rules/files/document-text.ts';
import { missingSiteFiles, fileNames } from '../rules/files/file-names.ts';
import { folders } from '../rules/files/folders.ts';
import { outdatedTranslations } from '../rules/languages/outdated-translations.ts';
import { differentFields } from '../rules/languages/different-fields.ts';
import { differentNumbers } from '../rules/languages/different-numbers.ts';
import { differentParts } from '../rules/languages/different-parts.ts';
import { legacyFont } from '../rules/languages/legacy-font.ts';
import { refusedWords } from '../rules/languages/refused-words.ts';
import { brokenLinks, siteLinks } from '../rules/links/broken-links.ts';
import { linksWithoutWords } from '../rules/links/links-without-words.ts';
import { identityPapers } from '../rules/privacy/identity-papers.ts';
import { privateContacts } from '../rules/privacy/private-contacts.ts';
import { staking } from '../rules/privacy/staking.ts';
import { takenValues } from '../rules/records/taken-values.ts';
import { publishedAddresses } from '../rules/redirects/published.ts';
import { wrongRedirects } from '../rules/redirects/wrong-redirects.ts';
import { editionsInOrder } from '../rules/records/editions-in-order.ts';
import { holidaysEnd } from '../rules/sense/holidays-end.ts';
import { outOfReach } from '../rules/sense/out-of-reach.ts';
import { componentContents } from '../rules/text/component-contents.ts';
import { headings, markedForHeadings } from '../rules/text/headings.ts';
import { parents, places } from '../rules/text/misplaced-components.ts';
import { missingText } from '../rules/text/no-text.ts';
import { refusedParts } from '../rules/text/refused-parts.ts';
import { repeatedIds } from '../rules/text/repeated-ids.ts';
import { repeatedValues } from '../rules/text/repeated-values.ts';
import { tableShape, tableLine } from '../rules/text/tables.ts';
import type { Rule } from '../rule/rule.ts';

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
  editionsInOrder,
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
  outdatedTranslations,
  differentFields,
  differentNumbers,
  differentParts,
  legacyFont,
  refusedWords,
  identityPapers,
  privateContacts,
  staking,
];
