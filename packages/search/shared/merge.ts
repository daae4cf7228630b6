/** A page that was found, with how well what it is for and how well its text fit the words. */
export interface Candidate {
  url: string;
  /** The score of `rank`; 0 for a page that is not known without its text. */
  known: number;
  /** The share of the best score of the full text; 0 for a page that was found without its text. */
  text: number;
}

/** How much the full text counts beside what a page is for. */
const textWorth = 0.25;

/** What fits less than this share of the best page is left out, unless its text has the words. */
const leastShare = 0.35;

/** The least score of a page whose text does not have the words. */
const leastKnown = 0.15;

/** One list of what was found, the best first. */
export function merge<Page extends Candidate>(found: readonly Page[]): Page[] {
  const scored = found.map((page) => ({
    page,
    score: page.known + textWorth * page.text,
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
