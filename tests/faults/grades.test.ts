import { expect, test } from 'vitest';
import { gradeOf } from '../../src/build/content-check/grades.ts';
import type { MessageId } from '../../src/i18n/editing.ts';

/** What is wrong in any case: something can't be reached, is lost, or is not what was meant. */
const stops: readonly MessageId[] = [
  'wordTooLong',
  'fieldMissing',
  'entryInsideFolder',
  'folderNameless',
  'folderNotAddress',
  'emoji',
  'headingWithoutSpace',
  'tableWithTabs',
  'tableWithoutHeadings',
  'listWithoutSpace',
  'listInParagraph',
  'componentListMissing',
  'componentPartMissing',
  'componentTextLost',
  'idTwice',
  'eventOnNoPage',
  'pageOutOfReach',
  'publishedScheduled',
  'exampleLeft',
  'exampleTextLeft',
  'yamlBracket',
  'siteFileMissing',
  'sectionMoved',
];

/** What may be meant. */
const asks: readonly MessageId[] = [
  'titleInQuotes',
  'pictureLarge',
  'pictureSmall',
  'listJoined',
  'textJoinsList',
  'termMissing',
  'expiredAlready',
  'dayToCome',
  'pageOnlyInSiteMap',
  'pageNotInSiteMap',
];

test.each(stops)('%s stops the build', (message) => {
  expect(gradeOf(message)).toBe('stop');
});

test.each(asks)('%s asks for a look, and stops nothing', (message) => {
  expect(gradeOf(message)).toBe('review');
});
