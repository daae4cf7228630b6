import type { IndexHit } from '../search-index.ts';

/**
 * Merges the hits of single words, or those of one query. Pages with more of the words come first,
 * then those with a higher score. Scores are from 0 to 1, relative to the best hit of each word, so
 * that a rare word does not outweigh all others.
 */
export function mergeHits(lists: readonly (readonly IndexHit[])[]): IndexHit[] {
  const found = new Map<string, { hit: IndexHit; words: number; score: number }>();
  for (const list of lists) {
    const best = findBestScore(list);
    for (const hit of list) {
      const known = found.get(hit.id);
      found.set(hit.id, {
        hit,
        words: (known?.words ?? 0) + 1,
        score: (known?.score ?? 0) + hit.score / best,
      });
    }
  }
  return [...found.values()]
    .sort((a, b) => b.words - a.words || b.score - a.score)
    .map(({ hit, score }) => ({ ...hit, score: score / lists.length }));
}

const findBestScore = (hits: readonly IndexHit[]): number =>
  hits.reduce((best, { score }) => Math.max(best, score), 0) || 1;
