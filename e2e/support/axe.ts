import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { AxeResults } from 'axe-core';
import type { Page } from '@playwright/test';

/** Minified, it is put into a page in half the time. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2, level AA, and all that it builds on. */
const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The rules whose outcome depends on colours, which is all that another contrast changes. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/** What axe found on a page. */
export interface AxeReport {
  /**
   * A line for each rule that is broken: what is wrong, at which elements, and where to read how to
   * fix it.
   */
  barriers: string[];
  /**
   * How many elements were judged, where they are counted, to see that a rule has looked at
   * something.
   */
  judged: number;
}

interface Options {
  /** The part of the page to judge, as a CSS selector; the whole page when left out. */
  part?: string;
  /** The rules to judge by; those of WCAG 2.2, level AA, when left out. */
  rules?: readonly string[];
  /**
   * Whether `judged` is wanted: to list all that a rule has passed takes longer than to list what
   * breaks it.
   */
  counted?: boolean;
}

/**
 * Judges a page, or a part of it, as it is now. The script of axe is put into a page only once,
 * which takes longer than the judging.
 */
export async function runAxe(
  page: Page,
  { part = 'html', rules, counted = false }: Options = {},
): Promise<AxeReport> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const runOnly = rules
    ? { type: 'rule' as const, values: [...rules] }
    : { type: 'tag' as const, values: levels };
  const { violations, passes } = await page.evaluate(
    ([context, options]) =>
      (window as unknown as { axe: typeof axe }).axe.run(context, options) as Promise<AxeResults>,
    [
      part,
      {
        runOnly,
        resultTypes: counted ? ['violations', 'passes'] : ['violations'],
      } as axe.RunOptions,
    ] as const,
  );
  return {
    barriers: violations.map(({ id, help, helpUrl, nodes }) => {
      const elements = nodes.map(
        ({ target, failureSummary = '' }) =>
          `${target.join(' ')} (${failureSummary.replace(/\s+/g, ' ')})`,
      );
      return `${id}: ${help}, at ${elements.join(' and ')}, see ${helpUrl}`;
    }),
    judged: [...violations, ...passes].flatMap(({ nodes }) => nodes).length,
  };
}

/** Switches the contrast as its button does. */
export async function setContrast(page: Page, contrast: 'normal' | 'high') {
  await page.evaluate((value) => (document.documentElement.dataset.contrast = value), contrast);
}

/**
 * What is wrong for people who need help with seeing, in either contrast; each line says in which.
 */
export async function findBarriersInBothContrasts(page: Page, part?: string): Promise<string[]> {
  const found: string[] = [];
  for (const { contrast, rules } of [
    { contrast: 'normal' },
    { contrast: 'high', rules: colourRules },
  ] as const) {
    await setContrast(page, contrast);
    const { barriers } = await runAxe(page, { part, rules });
    found.push(...barriers.map((barrier) => `${barrier}, in ${contrast} contrast`));
  }
  return found;
}
