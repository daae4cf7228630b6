import type { toMdast } from 'hast-util-to-mdast';

export type MdastNode = ReturnType<typeof toMdast>;
type Phrasing = Extract<MdastNode, { type: 'paragraph' }>['children'][number];
type Mark = 'strong' | 'emphasis';

/** A word, a blank or a sign, with the marks of the text around it. */
interface Piece {
  node: Phrasing;
  kind: 'word' | 'blank' | 'sign';
  marks: readonly Mark[];
}

const parts = /\s+|[\p{P}\p{S}]+|[^\s\p{P}\p{S}]+/gu;

const kindOf = (text: string): Piece['kind'] =>
  text.trim() === '' ? 'blank' : /[\p{P}\p{S}]/u.test(text) ? 'sign' : 'word';

const toPieces = (nodes: readonly Phrasing[], marks: readonly Mark[] = []): Piece[] =>
  nodes.flatMap((node): Piece[] => {
    if (node.type === 'strong' || node.type === 'emphasis')
      return toPieces(node.children, [...new Set([...marks, node.type])]);
    if (node.type === 'text')
      return (node.value.match(parts) ?? []).map((value) => ({
        node: { type: 'text', value },
        kind: kindOf(value),
        marks,
      }));
    return [{ node, kind: node.type === 'break' ? 'blank' : 'sign', marks }];
  });

const inBoth = (marks: readonly Mark[], others: readonly Mark[] = []) =>
  marks.filter((mark) => others.includes(mark));

/** Markdown begins and ends no mark between a sign inside it and a word outside it. */
const freeSigns = (pieces: readonly Piece[]): Piece[] =>
  pieces.map((piece, index) => {
    if (piece.kind !== 'sign') return piece;
    const words = [pieces[index - 1], pieces[index + 1]].filter((one) => one?.kind === 'word');
    return { ...piece, marks: words.reduce((left, one) => inBoth(left, one?.marks), piece.marks) };
  });

const isSame = (marks: readonly Mark[], others: readonly Mark[]) =>
  marks.length === others.length && inBoth(marks, others).length === marks.length;

/** Neighbours with the same answer, together. */
function group(pieces: readonly Piece[], answer: (piece: Piece) => boolean): Piece[][] {
  const groups: Piece[][] = [];
  for (const piece of pieces) {
    const last = groups.at(-1);
    if (last?.[0] && answer(last[0]) === answer(piece)) last.push(piece);
    else groups.push([piece]);
  }
  return groups;
}

/** Letters with both marks do not touch italic ones: Markdown has no way to write most of these. */
const freeItalics = (pieces: readonly Piece[]): Piece[] =>
  group(pieces, ({ kind }) => kind === 'blank').flatMap((word) =>
    word.some(({ marks }) => marks.length === 2)
      ? word.map((piece) =>
          piece.marks.length === 2 ? piece : { ...piece, marks: inBoth(piece.marks, ['strong']) },
        )
      : word,
  );

/** A blank is in a mark if the text on both sides is. */
const freeBlanks = (pieces: readonly Piece[]): Piece[] =>
  pieces.map((piece, index) => {
    if (piece.kind !== 'blank') return piece;
    const before = pieces.slice(0, index).findLast(({ kind }) => kind !== 'blank')?.marks ?? [];
    const after = pieces.slice(index).find(({ kind }) => kind !== 'blank')?.marks ?? [];
    const marks = inBoth(before, after);
    return { ...piece, marks: isSame(before, after) ? marks : inBoth(marks, ['strong']) };
  });

function build(pieces: readonly Piece[], [mark, ...inner]: readonly Mark[]): Phrasing[] {
  if (!mark) {
    const text = pieces.map(({ node }) => node);
    return text.reduce<Phrasing[]>((done, node) => {
      const last = done.at(-1);
      return node.type === 'text' && last?.type === 'text'
        ? [...done.slice(0, -1), { type: 'text', value: last.value + node.value }]
        : [...done, node];
    }, []);
  }
  return group(pieces, ({ marks }) => marks.includes(mark)).flatMap((one) => {
    const children = build(one, inner);
    return one[0]?.marks.includes(mark) ? [{ type: mark, children }] : children;
  });
}

/** Lists that follow one another are one; an empty paragraph is none. */
function joinLists(parent: Extract<MdastNode, { children: unknown }>): void {
  const kept: MdastNode[] = [];
  for (const node of parent.children) {
    const last = kept.at(-1);
    if (node.type === 'paragraph' && node.children.length === 0) continue;
    const next = last?.type === 'list' && last.ordered && (last.start ?? 1) + last.children.length;
    if (
      node.type === 'list' &&
      last?.type === 'list' &&
      (node.ordered ? node.start : false) === next
    ) {
      last.children.push(...node.children);
      last.spread ||= node.spread;
    } else kept.push(node);
  }
  parent.children = kept as typeof parent.children;
}

/**
 * Moves blanks and signs out of bold and italic words where Markdown could not show them inside:
 * every mark can then be written as it is.
 */
export function tidyMarks(node: MdastNode): void {
  if (!('children' in node)) return;
  for (const child of node.children) tidyMarks(child);
  joinLists(node);
  if (!['paragraph', 'heading', 'tableCell', 'link'].includes(node.type)) return;
  const pieces = freeBlanks(
    freeSigns(freeItalics(freeSigns(toPieces(node.children as Phrasing[])))),
  );
  const isWord = ({ kind }: Piece) => kind !== 'blank';
  const text =
    node.type === 'link'
      ? pieces
      : pieces.slice(pieces.findIndex(isWord), pieces.findLastIndex(isWord) + 1);
  node.children = build(text, ['strong', 'emphasis']);
}
