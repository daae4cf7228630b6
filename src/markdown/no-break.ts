import { defineHastPlugin } from 'satteri';

/** Units that stay on the line of their number, and words that stay on the line of the next number. */
const units = '%|per cent|[AP]M|lakh|crore|प्रतिशत|लाख|करोड़|रुपये|बजे|दिन|घंटे|मिनट|वर्ष';
const words = '₹|S\\.O\\.|G\\.S\\.R\\.|[Ss]ection|[Rr]ule|Act|धारा|नियम|अधिनियम';
const breaks = new RegExp(
  `(?<=\\d) (?=(?:${units})(?![\\p{L}\\p{M}]))|(?<=(?<![\\p{L}\\p{M}])(?:${words})) (?=\\d)`,
  'gu',
);

/** Replaces the spaces at which a line must not end, such as in “6 PM”, by no-break spaces. */
const joinUnits = (text: string): string => text.replace(breaks, '\u00a0');

/** Keeps numbers of texts together with their units. */
export const noBreakSpaces = defineHastPlugin({
  name: 'no-break-spaces',
  text(node, context) {
    const value = joinUnits(node.value);
    if (value !== node.value) context.setProperty(node, 'value', value);
  },
});
