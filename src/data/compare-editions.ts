import { diffArrays, diffWords } from 'diff';
import { plainTextOf, type Block } from '@federation/content-model/components/document-blocks';

/** A heading, paragraph, item or row of a text, without its marks. */
export interface EditionPassage {
  kind: 'heading' | 'paragraph' | 'item';
  text: string;
}

/** Words of a passage that both editions have, or only the later or the earlier one. */
interface ComparedPart {
  state: 'same' | 'added' | 'removed';
  text: string;
}

export interface ComparedPassage {
  kind: EditionPassage['kind'];
  parts: ComparedPart[];
}

/** The passages of a text, in its order. */
export function toPassages(
  blocks: readonly Block[],
  kind: EditionPassage['kind'] = 'paragraph',
): EditionPassage[] {
  return blocks.flatMap((block): EditionPassage[] => {
    switch (block.type) {
      case 'heading':
        return [{ kind: 'heading', text: plainTextOf(block.children) }];
      case 'paragraph':
        return [{ kind, text: plainTextOf(block.children) }];
      case 'list':
        return block.items.flatMap((item) => toPassages(item, 'item'));
      case 'table':
        return block.rows.map((row) => ({ kind: 'item', text: row.map(plainTextOf).join(' · ') }));
      case 'quote':
        return toPassages(block.children, kind);
      case 'note':
      case 'group':
        return [
          ...(block.title ? [{ kind: 'heading' as const, text: block.title }] : []),
          ...toPassages(block.children, kind),
        ];
      case 'stats':
        return block.items.map(({ value, label }) => ({ kind: 'item', text: `${value} ${label}` }));
      case 'fields':
        return block.items.map(({ label }) => ({ kind: 'item', text: label }));
    }
  });
}

/** Passages with a smaller share of words in common are two, not one that was changed. */
const leastInCommon = 0.4;

/**
 * Both editions of a text as one, with the words that were added and removed in each passage.
 *
 * @param language in which words are told apart
 */
export function comparePassages(
  before: readonly EditionPassage[],
  after: readonly EditionPassage[],
  language: string,
): ComparedPassage[] {
  const chunks = diffArrays([...before], [...after], {
    comparator: (a, b) => a.kind === b.kind && a.text === b.text,
  });
  const compared: ComparedPassage[] = [];
  for (const [index, { value, added, removed }] of chunks.entries()) {
    if (removed && chunks[index + 1]?.added)
      compared.push(...pairUp(value, chunks[index + 1]?.value ?? [], language));
    else if (!added || !chunks[index - 1]?.removed)
      compared.push(...value.map(whole(added ? 'added' : removed ? 'removed' : 'same')));
  }
  return compared;
}

const whole =
  (state: ComparedPart['state']) =>
  ({ kind, text }: EditionPassage): ComparedPassage => ({ kind, parts: [{ state, text }] });

/** Finds for each removed passage the added one that it became, in the order of the text. */
function pairUp(
  removed: readonly EditionPassage[],
  added: readonly EditionPassage[],
  language: string,
): ComparedPassage[] {
  const compared: ComparedPassage[] = [];
  let next = 0;
  for (const passage of removed) {
    const candidates = added
      .slice(next)
      .map((other) => (other.kind === passage.kind ? compareWords(passage, other, language) : []));
    const found = candidates.findIndex((parts) => shareInCommon(parts) >= leastInCommon);
    if (found < 0) {
      compared.push(whole('removed')(passage));
      continue;
    }
    compared.push(...added.slice(next, next + found).map(whole('added')));
    compared.push({ kind: passage.kind, parts: candidates[found] ?? [] });
    next += found + 1;
  }
  return [...compared, ...added.slice(next).map(whole('added'))];
}

function compareWords(
  before: EditionPassage,
  after: EditionPassage,
  language: string,
): ComparedPart[] {
  const intlSegmenter = new Intl.Segmenter(language, { granularity: 'word' });
  return diffWords(before.text, after.text, { intlSegmenter }).map(({ value, added, removed }) => ({
    state: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));
}

function shareInCommon(parts: readonly ComparedPart[]): number {
  const lengthOf = (states: readonly ComparedPart['state'][]) =>
    parts
      .filter(({ state }) => states.includes(state))
      .reduce((sum, { text }) => sum + text.length, 0);
  const longer = Math.max(lengthOf(['same', 'added']), lengthOf(['same', 'removed']));
  return longer > 0 ? lengthOf(['same']) / longer : 0;
}
