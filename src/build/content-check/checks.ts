import { conflictMarks } from './bytes/conflict-marks.ts';
import { encodedTwice } from './bytes/encoded-twice.ts';
import { hiddenCharacters } from './bytes/hidden-characters.ts';
import { notUtf8 } from './bytes/not-utf8.ts';
import { cutValues } from './fields/cut-values.ts';
import { linesFor } from './fields/lines-for.ts';
import { order } from './fields/order.ts';
import { readByAstro } from './fields/read-by-astro.ts';
import { schema } from './fields/schema.ts';
import { unlikelyYears } from './fields/unlikely-years.ts';
import { brokenFences, excess, unreadableFields, unreadableText } from './fields/unreadable.ts';
import { documentText } from './files/document-text.ts';
import { documents } from './files/documents.ts';
import { missingSiteFiles, fileNames } from './files/file-names.ts';
import { folders, languageFiles } from './files/folders.ts';
import { heavyDrawings } from './files/heavy-drawings.ts';
import { namelessFolders } from './files/nameless-folders.ts';
import { behind } from './languages/behind.ts';
import { differentFields, differentHeadings } from './languages/different-fields.ts';
import { differentNumbers } from './languages/different-numbers.ts';
import { differentParts } from './languages/different-parts.ts';
import { glossaryTerms } from './languages/glossary-terms.ts';
import { legacyFont } from './languages/legacy-font.ts';
import { listLengths } from './languages/list-lengths.ts';
import { lostLetters } from './languages/lost-letters.ts';
import { otherScript } from './languages/other-script.ts';
import { sentenceEnds } from './languages/sentence-ends.ts';
import {
  brokenLinks,
  searchAnswers,
  settingsLinks,
  shortcutQueries,
} from './links/broken-links.ts';
import { linksWithoutWords, emptyLinkWords, clickHere } from './links/empty-link-words.ts';
import { leftAsText } from './links/left-as-text.ts';
import { ownComputer } from './links/own-computer.ts';
import { unsafeAddresses } from './links/unsafe-address.ts';
import { identityPapers } from './privacy/identity-papers.ts';
import { privateContacts } from './privacy/private-contacts.ts';
import { staking } from './privacy/staking.ts';
import { announcedLate } from './records/announced-late.ts';
import { daysOfOwner } from './records/days-of-owner.ts';
import { eventYears } from './records/event-years.ts';
import { laterDays } from './records/later-days.ts';
import { numbersPerMonth } from './records/numbers-per-month.ts';
import { repeatedDescriptions } from './records/repeated-descriptions.ts';
import { repeatedTitles } from './records/repeated-titles.ts';
import { series } from './records/series.ts';
import { takenValues } from './records/taken-values.ts';
import { unknownNumbers } from './records/unknown-numbers.ts';
import { publishedAddresses } from './redirects/published.ts';
import { wrongRedirects } from './redirects/wrong-redirects.ts';
import { daysToCome } from './sense/days-to-come.ts';
import { holidaysEnd } from './sense/holidays-end.ts';
import { oddDays } from './sense/odd-days.ts';
import { repeatedPages, outOfReach } from './sense/out-of-reach.ts';
import { repeatedDays } from './sense/repeated-days.ts';
import { siteMap } from './sense/site-map.ts';
import { unlistedEvents } from './sense/unlisted-events.ts';
import { componentContents } from './text/component-contents.ts';
import { examples } from './text/examples.ts';
import { headingSigns } from './text/heading-signs.ts';
import { headings } from './text/headings.ts';
import { joinedLists, listSigns } from './text/lists.ts';
import { pastedBullets, openBold, openCode } from './text/marks.ts';
import { parents, emptyComponents, places } from './text/misplaced-components.ts';
import { missingText, missingTranslatedText } from './text/no-text.ts';
import { fileNamesAsWords } from './text/file-names-as-words.ts';
import { pastedTables } from './text/pasted-tables.ts';
import { placeholders } from './text/placeholders.ts';
import { refusedParts } from './text/refused-parts.ts';
import { repeatedIds } from './text/repeated-ids.ts';
import { repeatedParagraphs } from './text/repeated-paragraphs.ts';
import { tableShape, tableLine } from './text/tables.ts';
import { emojiInFields } from './words/emoji.ts';
import { longPassages } from './words/long-passages.ts';
import { longWords } from './words/long-words.ts';
import { quotedTitles } from './words/quoted-titles.ts';
import { refusedWords, betterWords } from './words/refused-words.ts';
import type { Rule } from './rule.ts';

/**
 * The rules that run, in the order in which they are asked. To add one, write a file with it and
 * give it a line.
 */
export const rules: readonly Rule[] = [
  // What hides all else of a file, the deepest first.
  missingSiteFiles,
  notUtf8,
  excess,
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
  heavyDrawings,
  namelessFolders,

  // fields
  cutValues,
  linesFor,
  order,
  readByAstro,
  schema,
  unlikelyYears,
  unreadableFields,
  unreadableText,

  // records
  announcedLate,
  daysOfOwner,
  eventYears,
  laterDays,
  numbersPerMonth,
  repeatedDescriptions,
  repeatedTitles,
  series,
  takenValues,
  unknownNumbers,

  // sense
  daysToCome,
  holidaysEnd,
  oddDays,
  repeatedPages,
  outOfReach,
  repeatedDays,
  siteMap,
  unlistedEvents,

  // text
  headings,
  headingSigns,
  listSigns,
  joinedLists,
  pastedBullets,
  openBold,
  openCode,
  parents,
  emptyComponents,
  componentContents,
  repeatedIds,
  places,
  examples,
  missingText,
  missingTranslatedText,
  placeholders,
  fileNamesAsWords,
  refusedParts,
  repeatedParagraphs,
  tableShape,
  tableLine,
  pastedTables,

  // links
  brokenLinks,
  settingsLinks,
  shortcutQueries,
  searchAnswers,
  linksWithoutWords,
  emptyLinkWords,
  clickHere,
  leftAsText,
  ownComputer,
  unsafeAddresses,

  // redirects
  publishedAddresses,
  wrongRedirects,

  // words
  emojiInFields,
  longPassages,
  longWords,
  quotedTitles,
  refusedWords,
  betterWords,

  // languages
  behind,
  differentFields,
  differentHeadings,
  differentNumbers,
  differentParts,
  glossaryTerms,
  legacyFont,
  listLengths,
  lostLetters,
  otherScript,
  sentenceEnds,

  // privacy
  identityPapers,
  privateContacts,
  staking,
];
