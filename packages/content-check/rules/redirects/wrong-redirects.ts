import { defaultLanguage, translationLanguages } from '@federation/i18n/languages';
import type { CheckedContent } from '../../rule/checked-content.ts';
import { faultIn, type Fault } from '../../rule/fault.ts';
import { judgeTarget, type LinkSite } from '../../rule/judge-target.ts';
import { readRedirects, type WrittenRedirect } from '../../rule/site.ts';
import { defineRule } from '../../rule/rule.ts';
import { toLinkSite } from '../../rule/link-site.ts';
import { listSections, listShownPaths } from './redirect-site.ts';

type Verdict = Pick<Fault, 'message' | 'values'> & { field: 'from' | 'to' };

/** Finds redirects that no visitor will ever follow, or that lead nowhere. */
function checkRedirects(content: CheckedContent): Fault[] {
  const { settingsFile } = content;
  const pages = new Set(listShownPaths(content));
  const sections = listSections(content);
  return readRedirects(settingsFile).flatMap((redirect) =>
    [
      judgeFrom(redirect, [...pages, ...sections]),
      judgeTo(redirect, [...pages, ...sections], toLinkSite(content)),
    ].flatMap((verdict): Fault[] => {
      if (!verdict) return [];
      const { field, message, values } = verdict;
      return [faultIn(settingsFile, ['redirects', redirect.index, field], message, values)];
    }),
  );
}

const isTranslation = (name: string) => translationLanguages.some((one) => one === name);

function judgeFrom({ from }: WrittenRedirect, shown: readonly string[]): Verdict | undefined {
  const field = 'from';
  const plain = from
    .replace(/^(?!\/)/, '/')
    .replace(/[?#].*$/, '')
    .replace(/(?<=.)\/+$/, '')
    .replace(/^\/(\w+)(?=\/)/, (start, name: string) => (isTranslation(name) ? '' : start));
  if (plain !== from)
    return { field, message: 'redirectFromNoPath', values: { from, path: plain } };
  return shown.includes(from)
    ? { field, message: 'redirectFromPage', values: { from } }
    : undefined;
}

function judgeTo(
  { from, to, isGone }: WrittenRedirect,
  shown: readonly string[],
  links: LinkSite,
): Verdict | undefined {
  const field = 'to';
  if ((to === undefined) !== isGone)
    return { field: 'from', message: 'redirectWithoutTarget', values: { from } };
  if (to === undefined) return undefined;
  const verdict = judgeTarget(to, { language: defaultLanguage, path: undefined }, links);
  if (verdict) return { field, ...verdict };
  return to.startsWith('/') && !shown.includes(to.replace(/[?#].*$/, ''))
    ? { field, message: 'redirectToGone', values: { to } }
    : undefined;
}

export const wrongRedirects = defineRule({
  of: 'site',
  says: [
    ...(['redirectFromNoPath', 'redirectFromPage'] as const),
    ...(['redirectWithoutTarget', 'redirectToGone'] as const),
  ],
  stage: 'redirects',
  check: checkRedirects,
});
