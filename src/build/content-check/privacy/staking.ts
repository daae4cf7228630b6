import type { Fault } from '../fault.ts';
import type { Passage } from '../passages.ts';

const money = '(?:cash|money|rupees?|lakhs?|crores?|₹|rs\\.?)';

/** Invitations to stake money, as advertisements write them. */
const english = [
  `\\b(?:win|earn|make|grab)\\b[^.!?]{0,40}(?:\\b|\\s)${money}`,
  `\\b(?:stake|bet|wager|invest|deposit(?! (?:the|your|its|this) (?:\\w+ )?fee))\\b[^.!?]{0,40}\\b(?:and|to) (?:win|play|earn|join|double|start)\\b`,
  `\\b(?:play|compete|contests?|games?|leagues?|tournaments?)\\b[^.!?]{0,20}\\bfor (?:real |big )?(?:cash|money)\\b`,
  `\\b(?:real[- ]money|cash) (?:games?|contests?|leagues?|tournaments?|prizes?|rewards?)\\b`,
  `\\b(?:place|put) (?:your|a) (?:bets?|stakes?|wagers?)\\b`,
  `\\b(?:joining|welcome|deposit|sign-?up|referral) bonus\\b`,
  `\\bdouble your (?:money|stake|deposit)\\b`,
  `\\b(?:withdraw|cash out) your winnings\\b`,
  `\\bentry(?: fees?)?:? (?:from |at |of |for )?(?:just |only )?(?:₹|rs\\.?) ?\\d`,
  `\\b(?:add|deposit) (?:cash|money|₹ ?\\d+|rs\\.? ?\\d+)[^.!?]{0,20}\\b(?:now|today|wallet|account)\\b`,
];

const hindiCall = '(?:जीतें|जीतिए|जीतो|जीतने का|कमाएँ|कमाएं|कमाइए|कमाओ|खेलें|खेलिए|पाएँ|पाएं|पाइए)';
const hindiMoney = '(?:पैसे|पैसा|नकद|नगद|रुपये|रुपए|₹|लाख|लाखों|करोड़|करोड़ों)';

const hindi = [
  `${hindiMoney}[^।!?]{0,25}(?:जीतें|जीतिए|जीतो|जीतने का|कमाएँ|कमाएं|कमाइए|कमाओ)`,
  `(?:जीतें|जीतिए|जीतो|कमाएँ|कमाइए)[^।!?]{0,25}${hindiMoney}`,
  '(?:दाँव|दांव|बाज़ी|बाजी|सट्टा|शर्त) (?:लगाएँ|लगाएं|लगाइए|लगाओ|लगाने का मौका)',
  `(?:दाँव|दांव|जमा|निवेश) (?:लगाकर|करके|करें और|कीजिए और)[^।!?]{0,25}${hindiCall}`,
  'असली (?:पैसे|पैसों|नकद)[^।!?]{0,20}(?:खेल|प्रतियोगिता|गेम)',
  'नकद (?:पुरस्कार|इनाम)',
  '(?:स्वागत|जॉइनिंग|साइन-?अप|जमा|रेफ़रल) बोनस',
  'पैसे? (?:दोगुना|दुगना|डबल)',
];

const invitations = new RegExp([...english, ...hindi].map((pattern) => `(?:${pattern.normalize('NFC')})`).join('|'), 'iu');

/** Words by which a sentence explains, forbids or warns. */
const refusals =
  /\b(?:not|no|never|nobody|none|neither|nor|without|cannot|can[’']t|don[’']t|doesn[’']t|prohibit\w*|forbid\w*|forbidden|ban|bans|banned|illegal|unlawful|offence|punish\w*|against|stop|avoid|beware|warn\w*|report\w*|complain\w*|mislead\w*|fraud\w*|claims?|expect\w*|promis\w*|lost|instead of|free of|refus\w*|exclud\w*|whether|if|in which|defin\w*|workshops?|conferences?|seminars?|webinars?|trainings?)\b|नहीं|(?<![\p{L}\p{M}])(?:न|ना|मत|बिना|यदि|अगर)(?![\p{L}\p{M}])|कभी|निषेध|निषिद्ध|प्रतिबंध|वर्जित|अवैध|गैर-?कानूनी|अपराध|दंड|रोक|मना|सावधान|धोख|शिकायत|भ्रामक|विरुद्ध|बच|जिनमें|जिसमें|परिभाषा/iu;

/**
 * Finds sentences that invite readers to stake money, which the Promotion and Regulation of Online Gaming Act, 2025 forbids. A
 * sentence that says no, warns or tells of a case, and what is in “quotation marks”, is let pass.
 */
export function checkStaking(file: string, passages: readonly Passage[]): Fault[] {
  return passages.flatMap(({ words, line, field }) => {
    const text = words.normalize('NFC').replaceAll(/“[^”]*”/g, (quoted) => quoted.replaceAll(/[^\n]/g, '_'));
    return [...text.matchAll(/[^.!?।\n]+(?:\.(?=\S)[^.!?।\n]+)*[.!?।]?/g)].flatMap(({ 0: sentence, index }) => {
      const found = invitations.exec(sentence)?.[0];
      if (found === undefined || refusals.test(sentence)) return [];
      const lines = text.slice(0, index).split('\n').length - 1;
      return [{ file, line: line + lines, field, message: 'promotesStaking' as const, values: { found: found.trim() } }];
    });
  });
}
