import { toLocalPath } from '@federation/base/paths';
import { languages } from '@federation/i18n/languages';
import { observeFirstVisit, type FirstVisit } from './first-visit.ts';
import { pickMedian } from './median.ts';
import { findMissedGoals, type PaintResult } from './paint-goals.ts';
import { serveSecurely } from './secure-site.ts';
import { calculateScore } from './simulated-score.ts';
import { templates } from './templates.ts';

const runs = 3;

/**
 * Prints first visits to pages of the built site and to the same pages without scripts and fonts,
 * and the goals that are missed.
 *
 * @param chosen pages, such as `/hi/about/legal`; one of each template in each language if none
 */
export async function comparePaint(chosen: readonly string[]): Promise<void> {
  const paths =
    chosen.length > 0
      ? chosen
      : languages.flatMap((language) => templates.map((path) => toLocalPath(path, language)));
  const site = await serveSecurely('dist');
  const missed: string[] = [];
  try {
    console.log(head);
    for (const path of paths) {
      const visits: Record<'page' | 'floor', FirstVisit[]> = { page: [], floor: [] };
      const scores: number[] = [];
      // Alternates, so that other work on the machine affects all pages alike.
      for (let run = 0; run < runs; run += 1) {
        visits.floor.push(await observeFirstVisit(site, path, { isFloor: true }));
        visits.page.push(await observeFirstVisit(site, path));
        scores.push(await calculateScore(site, path));
      }
      const result: PaintResult = {
        page: toMedians(visits.page),
        floor: toMedians(visits.floor),
        score: pickMedian(scores, Number),
      };
      console.log(toRow(path, result));
      const names = findMissedGoals(result);
      if (names.length > 0) missed.push(`- \`${path}\`: ${names.join('; ')}`);
      missed.push(...result.page.lateChanges.map((change) => `  - ${change}`));
    }
    console.log(missed.length > 0 ? `\nMissed:\n\n${missed.join('\n')}` : '\nAll goals are met.');
  } finally {
    await site.close();
  }
}

function toMedians(visits: readonly FirstVisit[]): FirstVisit {
  const take = (name: Exclude<keyof FirstVisit, 'lateChanges'>) =>
    pickMedian(
      visits.map((visit) => visit[name]),
      Number,
    );
  return {
    firstPaint: take('firstPaint'),
    largestPaint: take('largestPaint'),
    titles: take('titles'),
    text: take('text'),
    shift: take('shift'),
    blocked: take('blocked'),
    lateChanges: pickMedian(visits, ({ lateChanges }) => lateChanges.length).lateChanges,
  };
}

const head = `| page | first paint | largest paint | its floor | ratio | titles | text | shift | later changes | blocked | floor | score |
| --- | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: |`;

function toRow(path: string, { page, floor, score }: PaintResult): string {
  const show = (value: number) => (Number.isFinite(value) ? String(Math.round(value)) : '–');
  const cells = [
    `\`${path}\``,
    show(page.firstPaint),
    show(page.largestPaint),
    show(floor.largestPaint),
    (page.largestPaint / floor.largestPaint).toFixed(2),
    show(page.titles),
    show(page.text),
    page.shift.toFixed(4),
    String(page.lateChanges.length),
    show(page.blocked),
    show(floor.blocked),
    show(score),
  ];
  return `| ${cells.join(' | ')} |`;
}
