import { fill } from '../../i18n/fill.ts';
import type { Language } from '../../i18n/languages.ts';
import { ownTexts } from '../../i18n/own.ts';
import type { Plan } from './plan-type.ts';
import type { SettledMerge } from './settle-merge.ts';

const list = (sentence: string, names: readonly string[]) => [
  fill(sentence, { count: names.length }),
  ...names.map((name) => `  ${name}`),
];

/** What a plan does, in words, a line each. */
export function describePlan(plan: Plan, language: Language): string[] {
  const texts = ownTexts[language];
  return [
    ...list(texts.removed, plan.removed),
    ...list(texts.outlined, plan.outlined),
    ...list(texts.drafts, plan.drafts),
    fill(texts.written, { count: plan.written.size }),
  ];
}

/** What was done with a newer version of the product, in words, a line each. */
export function describeMerge(merge: SettledMerge, language: Language): string[] {
  const texts = ownTexts[language].merge;
  const lines = (['removed', 'kept', 'arrived', 'open'] as const)
    .filter((name) => merge[name].length > 0)
    .flatMap((name) => list(texts[name], merge[name]));
  return lines.length > 0 ? lines : [texts.nothing];
}
