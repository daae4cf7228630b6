import type { Query } from './queries.ts';

/** A query with the addresses of its results, the first one first. */
export interface Answer extends Query {
  results: readonly string[];
}

/** The shares, from 0 to 1, are NaN where there are no answers. */
interface Score {
  count: number;
  first: number;
  amongThree: number;
}

/** A query whose right page is not the first result. */
interface Miss {
  query: string;
  /** The first result. */
  came: string;
  expected: string;
  /** The place of the right page among the results, from 1; infinite if it is not there. */
  place: number;
}

function findPlace({ right, results }: Answer): number {
  const index = results.findIndex((path) => right.includes(path));
  return index === -1 ? Infinity : index + 1;
}

/** How many queries have a right page first, and among the first three. */
export function scoreAnswers(answers: readonly Answer[]): Score {
  const share = (places: number) =>
    answers.filter((answer) => findPlace(answer) <= places).length / answers.length;
  return { count: answers.length, first: share(1), amongThree: share(3) };
}

/** The queries whose right page is not first, the worst first. */
export const findMisses = (answers: readonly Answer[]): Miss[] =>
  answers
    .map((answer) => ({
      query: answer.query,
      came: answer.results[0] ?? 'nothing',
      expected: answer.right[0] ?? '',
      place: findPlace(answer),
    }))
    .filter(({ place }) => place > 1)
    .sort((a, b) => (a.place === b.place ? 0 : b.place - a.place));

/** A Markdown table of the scores by kind, with the seen and the unseen part apart. */
export function tabulate(answers: readonly Answer[]): string {
  const kinds = [...new Set(answers.map(({ kind }) => kind))];
  const toLine = (name: string, part: readonly Answer[]) => [
    name,
    ...[false, true].flatMap((unseen) =>
      toCells(scoreAnswers(part.filter((answer) => answer.unseen === unseen))),
    ),
  ];
  const rows = [
    ['kind', 'seen', 'first', 'among three', 'unseen', 'first', 'among three'],
    ['---', ...Array<string>(6).fill('--:')],
    ...kinds.map((kind) =>
      toLine(
        kind,
        answers.filter((answer) => answer.kind === kind),
      ),
    ),
    toLine('all', answers),
  ];
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const toCells = ({ count, first, amongThree }: Score): string[] => [
  String(count),
  toPercent(first),
  toPercent(amongThree),
];

const toPercent = (share: number) => (Number.isNaN(share) ? '–' : `${Math.round(share * 100)} %`);
