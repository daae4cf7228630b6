/** A query, the addresses of the pages that answer it, and those of its results, in their order. */
export interface QueryResults {
  query: string;
  right: readonly string[];
  results: readonly string[];
}

/** The shares, from 0 to 1, of the queries with a right page first, and among the first three. */
interface Score {
  first: number;
  amongThree: number;
}

/** The rank of the first right page among the results, from 1; infinite if it is missing. */
function findPlace({ right, results }: QueryResults): number {
  const index = results.findIndex((path) => right.includes(path));
  return index === -1 ? Infinity : index + 1;
}

/** Shares of queries with a right page first, and among the first three; NaN without queries. */
export function scoreResults(answers: readonly QueryResults[]): Score {
  const share = (places: number) =>
    answers.filter((answer) => findPlace(answer) <= places).length / answers.length;
  return { first: share(1), amongThree: share(3) };
}

/** A line for each query whose right page is not first, the worst first. */
export const describeMisses = (answers: readonly QueryResults[]): string[] =>
  answers
    .map((answer) => ({ ...answer, place: findPlace(answer) }))
    .filter(({ place }) => place > 1)
    .sort((a, b) => (a.place === b.place ? 0 : b.place - a.place))
    .map(
      ({ query, right, results, place }) =>
        `${query} → ${results[0] ?? 'nothing'}, not ${right[0]} (${place === Infinity ? 'not shown' : `place ${place}`})`,
    );
