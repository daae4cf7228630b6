import { defaultLanguage, translationLanguages } from '../../../i18n/languages.ts';
import type { Fault } from '../fault.ts';
import { judgeTarget } from '../links/judge-target.ts';
import type { ContentFile } from '../../content/content-file.ts';
import { defineRule } from '../rule.ts';
import { toRedirectSite, type RedirectSite } from './redirect-site.ts';

/** A line of `redirects` as somebody wrote it. */
interface Redirect {
  from: string;
  to: string | undefined;
  isGone: boolean;
  index: number;
}

type Verdict = Pick<Fault, 'message' | 'values'> & { field: 'from' | 'to' | 'gone' };

/**
 * The redirects of the settings that can be read; what is not as it should be is told by the
 * schema.
 */
export function readRedirects({ data }: Pick<ContentFile, 'data'>): Redirect[] {
  const { redirects } = data;
  if (!Array.isArray(redirects)) return [];
  return redirects.flatMap((one: { from?: unknown; to?: unknown; gone?: unknown } | null, index) =>
    typeof one?.from === 'string'
      ? [
          {
            from: one.from,
            to: typeof one.to === 'string' ? one.to : undefined,
            isGone: one.gone === true,
            index,
          },
        ]
      : [],
  );
}

/**
 * Finds redirects that no visitor will ever follow, or that lead nowhere, in circles or to another
 * redirect.
 */
function checkRedirects(settingsFile: ContentFile, site: RedirectSite): Fault[] {
  const redirects = readRedirects(settingsFile);
  return redirects.flatMap((redirect) => {
    const verdicts = [judgeFrom(redirect, redirects, site), judgeTo(redirect, redirects, site)];
    return verdicts.flatMap((verdict): Fault[] => {
      if (!verdict) return [];
      const { field, ...rest } = verdict;
      const path = ['redirects', redirect.index, field];
      return [
        {
          file: settingsFile.path,
          line: settingsFile.lineOf(path),
          field: path.join('.'),
          ...rest,
        },
      ];
    });
  });
}

const isTranslation = (name: string) => translationLanguages.some((one) => one === name);

function judgeFrom(
  { from, index }: Redirect,
  redirects: readonly Redirect[],
  { isShown, sections }: RedirectSite,
): Verdict | undefined {
  const field = 'from';
  if (!from.startsWith('/')) return { field, message: 'redirectFromElsewhere', values: { from } };
  const plain = from
    .replace(/[?#].*$/, '')
    .replace(/(?<=.)\/+$/, '')
    .replace(/^\/(\w+)(?=\/)/, (start, name: string) => (isTranslation(name) ? '' : start));
  if (plain !== from)
    return { field, message: 'redirectFromNoPath', values: { from, path: plain } };
  if (isShown(from)) return { field, message: 'redirectFromPage', values: { from } };
  if (sections.has(from))
    return {
      field,
      message: 'redirectFromSection',
      values: { from, to: sections.get(from) ?? '' },
    };
  const isRepeated = redirects.some((other) => other.from === from && other.index < index);
  return isRepeated ? { field, message: 'redirectTwice', values: { from } } : undefined;
}

function judgeTo(
  { from, to, isGone }: Redirect,
  redirects: readonly Redirect[],
  site: RedirectSite,
): Verdict | undefined {
  const field = 'to';
  if (to === undefined)
    return isGone
      ? undefined
      : { field: 'from', message: 'redirectWithoutTarget', values: { from } };
  if (isGone) return { field: 'gone', message: 'redirectGoneAndTo', values: { from, to } };
  const path = to.replace(/[?#].*$/, '');
  if (path === from) return { field, message: 'redirectToItself', values: { from } };
  const { end, isLoop } = follow(from, path, redirects, site.sections);
  if (isLoop) return { field, message: 'redirectLoop', values: { from, to } };
  if (end !== path)
    return end === undefined
      ? { field, message: 'redirectToGone', values: { to } }
      : { field, message: 'redirectChain', values: { to, end } };
  const verdict = judgeTarget(to, { language: defaultLanguage, path: undefined }, site.links);
  if (verdict) return { field, ...verdict };
  return path.startsWith('/') && !site.isShown(path)
    ? { field, message: 'redirectToDraft', values: { to } }
    : undefined;
}

/** Follows redirects from a path to their end; the end of one that is gone is undefined. */
function follow(
  from: string,
  first: string,
  redirects: readonly Redirect[],
  sections: ReadonlyMap<string, string>,
): { end: string | undefined; isLoop: boolean } {
  const seen = new Set([from]);
  let path = first;
  for (;;) {
    if (seen.has(path)) return { end: path, isLoop: true };
    seen.add(path);
    const next = redirects.find((one) => one.from === path);
    if (next?.isGone) return { end: undefined, isLoop: false };
    const target = next?.to?.replace(/[?#].*$/, '') ?? sections.get(path);
    if (target === undefined) return { end: path, isLoop: false };
    path = target;
  }
}

export const wrongRedirects = defineRule({
  of: 'site',
  says: [
    'redirectFromElsewhere',
    'redirectFromNoPath',
    'redirectFromPage',
    'redirectFromSection',
    'redirectTwice',
    'redirectWithoutTarget',
    'redirectGoneAndTo',
    'redirectToItself',
    'redirectLoop',
    'redirectToGone',
    'redirectChain',
    'redirectToDraft',
  ],
  grade: 'stop',
  follows: { onLine: ['wrongForm', 'notFlag'] },
  check: (site) => checkRedirects(site.settingsFile, toRedirectSite(site)),
});
