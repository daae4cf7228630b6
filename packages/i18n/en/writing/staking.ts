import type { Writing } from '../../types/writing.ts';

const money = '(?:cash|money|rupees?|lakhs?|crores?|₹|rs\\.?)';

/** Invitations to stake money, as advertisements write them. */
const invitations = [
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

export const staking: Writing['staking'] = {
  invitations,
  refusals: String.raw`\b(?:not|no|never|nobody|none|neither|nor|without|cannot|can[’']t|don[’']t|doesn[’']t|prohibit\w*|forbid\w*|forbidden|ban|bans|banned|illegal|unlawful|offence|punish\w*|against|stop|avoid|beware|warn\w*|report\w*|complain\w*|mislead\w*|fraud\w*|claims?|expect\w*|promis\w*|lost|instead of|free of|refus\w*|exclud\w*|whether|if|in which|defin\w*|workshops?|conferences?|seminars?|webinars?|trainings?)\b`,
};
