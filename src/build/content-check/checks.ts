import { conflictMarks } from './bytes/conflict-marks.ts';
import { encodedTwice } from './bytes/encoded-twice.ts';
import { hiddenCharacters } from './bytes/hidden-characters.ts';
import { notUtf8 } from './bytes/not-utf8.ts';
import { cutValues } from './fields/cut-values.ts';
import { linesFor } from './fields/lines-for.ts';
import { order } from './fields/order.ts';
import { readByAstro } from './fields/read-by-astro.ts';
import { schema } from './fields/schema.ts';
import { brokenFences, unreadableFields, unreadableText } from './fields/unreadable.ts';
import { documentText } from './files/document-text.ts';
import { documents } from './files/documents.ts';
import { missingSiteFiles, fileNames } from './files/file-names.ts';
import { folders, languageFiles } from './files/folders.ts';
import { behind } from './languages/behind.ts';
import { differentFields, differentHeadings } from './languages/different-fields.ts';
import { differentNumbers } from './languages/different-numbers.ts';
import { differentParts } from './languages/different-parts.ts';
import { legacyFont } from './languages/legacy-font.ts';
import { brokenLinks, siteLinks } from './links/broken-links.ts';
import { linksWithoutWords, emptyLinkWords } from './links/empty-link-words.ts';
import { leftAsText } from './links/left-as-text.ts';
import { identityPapers } from './privacy/identity-papers.ts';
import { privateContacts } from './privacy/private-contacts.ts';
import { staking } from './privacy/staking.ts';
import { repeatedTitles } from './records/repeated-titles.ts';
import { series } from './records/series.ts';
import { takenValues } from './records/taken-values.ts';
import { unknownNumbers } from './records/unknown-numbers.ts';
import { publishedAddresses } from './redirects/published.ts';
import { wrongRedirects } from './redirects/wrong-redirects.ts';
import { daysToCome } from './sense/days-to-come.ts';
import { holidaysEnd } from './sense/holidays-end.ts';
import { outOfReach } from './sense/out-of-reach.ts';
import { unlistedEvents } from './sense/unlisted-events.ts';
import { componentContents } from './text/component-contents.ts';
import { examples } from './text/examples.ts';
import { headingSigns } from './text/heading-signs.ts';
import { headings, markedForHeadings } from './text/headings.ts';
import { parents, emptyComponents, places } from './text/misplaced-components.ts';
import { missingText, missingTranslatedText } from './text/no-text.ts';
import { placeholders } from './text/placeholders.ts';
import { refusedParts } from './text/refused-parts.ts';
import { repeatedIds } from './text/repeated-ids.ts';
import { tableShape, tableLine } from './text/tables.ts';
import { betterWords } from './words/better-words.ts';
import type { Rule } from './rule.ts';

/**
 * The rules that run, in the order in which they are asked. To add one, write a file with it and
 * give it a line.
 */
export const rules: readonly Rule[] = [
  // What hides all else of a file, the deepest first.
  missingSiteFiles,
  notUtf8,
  conflictMarks,
  encodedTwice,
  brokenFences,
  hiddenCharacters,

  // files
  documentText,
  documents,
  fileNames,
  folders,
  languageFiles,

  // fields
  cutValues,
  linesFor,
  order,
  readByAstro,
  schema,
  unreadableFields,
  unreadableText,

  // records
  repeatedTitles,
  series,
  takenValues,
  unknownNumbers,

  // sense
  daysToCome,
  holidaysEnd,
  outOfReach,
  unlistedEvents,

  // text
  headings,
  markedForHeadings,
  headingSigns,
  parents,
  emptyComponents,
  componentContents,
  repeatedIds,
  places,
  examples,
  missingText,
  missingTranslatedText,
  placeholders,
  refusedParts,
  tableShape,
  tableLine,

  // links
  brokenLinks,
  siteLinks,
  linksWithoutWords,
  emptyLinkWords,
  leftAsText,

  // redirects
  publishedAddresses,
  wrongRedirects,

  // words
  betterWords,

  // languages
  behind,
  differentFields,
  differentHeadings,
  differentNumbers,
  differentParts,
  legacyFont,

  // privacy
  identityPapers,
  privateContacts,
  staking,
];
