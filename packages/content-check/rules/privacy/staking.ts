import { collectWriting } from '@federation/i18n/writing';
import { defineRule } from '../../rule/rule.ts';
import { matchAny } from '../../rule/match-any.ts';

const patterns = collectWriting('staking');

const invitations = matchAny(
  patterns.flatMap((language) => language.invitations).map((pattern) => pattern.normalize('NFC')),
  'iu',
);

/** Words by which a sentence explains, forbids or warns. */
const refusals = matchAny(
  patterns.map((language) => language.refusals),
  'iu',
);

/** Replaces words in “quotation marks” with lines, because others said them. */
const withoutQuotations = (text: string) =>
  text.replaceAll(/“[^“”]*”/g, (found) => found.replaceAll(/[^\n]/g, '_'));

/**
 * Finds sentences that invite readers to stake money, which the Promotion and Regulation of Online
 * Gaming Act, 2025 forbids. It allows sentences that forbid, warn or report a case, and words in
 * “quotation marks”.
 */
export const staking = defineRule({
  of: 'words',
  says: ['promotesStaking'],
  stage: 'privacy',
  check(words) {
    const text = withoutQuotations(words.normalize('NFC'));
    const sentences = text.matchAll(/[^.!?।\n]+(?:\.(?=\S)[^.!?।\n]+)*[.!?।]?/g);
    return [...sentences].flatMap(({ 0: sentence, index }) => {
      const found = invitations.exec(sentence)?.[0];
      return found === undefined || refusals.test(sentence)
        ? []
        : [{ index, values: { found: found.trim() } }];
    });
  },
});
