/** A page that was found, with its score without its text and the score of its text. */
export interface Candidate {
  url: string;
  /** The score of `rank`; 0 for a page that is not known without its text. */
  known: number;
  /** The share of the best score of the full text; 0 for a page that was found without its text. */
  text: number;
}

/** The weight of the text’s score. */
const textWeight = 0.25;

/** Pages below this share of the best score are dropped, unless their text has the words. */
const leastShare = 0.35;

/** The least score of a page whose text does not have the words. */
const leastKnown = 0.15;

/** Sorts candidates, the best first, and drops those that hardly match. */
export function mergeCandidates<Page extends Candidate>(found: readonly Page[]): Page[] {
  const scored = found.map((page) => ({
    page,
    score: page.known + textWeight * page.text,
  }));
  const best = Math.max(...scored.map(({ score }) => score));
  return scored
    .filter(
      ({ page, score }) =>
        page.text > 0 || (page.known >= leastKnown && score >= leastShare * best),
    )
    .sort((a, b) => b.score - a.score)
    .map(({ page }) => page);
}
