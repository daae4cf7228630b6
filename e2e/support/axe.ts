import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from '@playwright/test';

/** Minified, it is put into a page in half the time. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2, level AA, and all that it builds on. */
const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** High contrast promises more than level AA: 7:1. */
const rules = {
  normal: {},
  high: { 'color-contrast-enhanced': { enabled: true } },
} satisfies Record<string, axe.RuleObject>;

export type Contrast = keyof typeof rules;

/**
 * Judges a page, or a part of it, by WCAG 2.2, level AA, and in high contrast by 7:1 too, after
 * switching the contrast as its button does. Injects the script of axe only once, which takes
 * longer than the judging.
 *
 * @param part what to judge, as a CSS selector
 * @returns a line for each rule that is broken: what is wrong, at which elements, and where to read
 *   how to fix it
 */
export async function findBarriers(
  page: Page,
  part = 'html',
  contrast: Contrast = 'normal',
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const { violations } = await page.evaluate(
    ([context, value, options]) => {
      document.documentElement.dataset.contrast = value;
      return (window as unknown as { axe: typeof axe }).axe.run(context, options);
    },
    [
      part,
      contrast,
      { runOnly: levels, rules: rules[contrast], resultTypes: ['violations'] } as axe.RunOptions,
    ] as const,
  );
  return violations.map(({ id, help, helpUrl, nodes }) => {
    const elements = nodes.map(
      ({ target, failureSummary = '' }) =>
        `${target.join(' ')} (${failureSummary.replace(/\s+/g, ' ')})`,
    );
    return `${id}: ${help}, at ${elements.join(' and ')}, see ${helpUrl}`;
  });
}

/** Barriers for people with low vision, in either contrast. */
export const findBarriersInBothContrasts = async (page: Page, part?: string): Promise<string[]> => [
  ...(await findBarriers(page, part)),
  ...(await findBarriers(page, part, 'high')),
];
