import type { IndexDocument } from '../search-index.ts';
import type { Language } from '@federation/i18n/languages';
import type { FoundPages } from './search-language.ts';

/**
 * Merges the results of several languages: the best of each in turn, the reader’s language first. A
 * page in several languages comes once.
 */
export function mergeLanguages(answers: readonly FoundPages[], own: Language): FoundPages {
  const [first] = answers;
  if (answers.length === 1 && first) return first;
  const longest = Math.max(...answers.map(({ shown }) => shown.length));
  const inTurn = Array.from({ length: longest }, (_, place) =>
    answers
      .flatMap(({ shown }) => shown[place] ?? [])
      .sort((a, b) => Number(b.language === own) - Number(a.language === own)),
  ).flat();
  const paths = new Map<string, IndexDocument>();
  for (const page of inTurn) {
    const path = toPathWithoutLanguage(page);
    if (!paths.has(path) || page.language === own) paths.set(path, page);
  }
  return {
    shown: [...paths.values()],
    rest: answers.flatMap(({ rest }) => rest).sort((a, b) => b.score - a.score),
    words: answers.flatMap(({ words }) => words),
    partly: answers.every(({ partly, shown }) => partly || shown.length === 0),
    corrected: answers.find(({ shown }) => shown.length > 0)?.corrected,
    counts: addUp(answers.map(({ counts }) => counts)),
  };
}

const toPathWithoutLanguage = ({ url, language }: IndexDocument) =>
  url === `/${language}` ? '/' : url.replace(`/${language}/`, '/');

function addUp(all: readonly FoundPages['counts'][]): FoundPages['counts'] {
  const sums: FoundPages['counts'] = {};
  for (const filters of all)
    for (const [filter, counts] of Object.entries(filters)) {
      const sum = (sums[filter] ??= {});
      for (const [value, count] of Object.entries(counts)) sum[value] = (sum[value] ?? 0) + count;
    }
  return sums;
}
