import { checkContainers, checkParents, checkPlaces } from './components.ts';
import { checkHeadings } from './headings.ts';
import { checkBold, checkBullets, checkCode } from './marks.ts';
import { checkTableLine, checkTableShape } from './tables.ts';
import type { TextRule } from './text-rule.ts';
import { findRepeatedText } from './unfinished.ts';

/** What is asked of each text. */
export const textRules: readonly TextRule[] = [
  checkHeadings,
  checkTableShape,
  checkTableLine,
  checkBullets,
  checkBold,
  checkCode,
  checkParents,
  checkContainers,
  checkPlaces,
  findRepeatedText,
];
