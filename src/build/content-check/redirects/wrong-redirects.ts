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

type Verdict = Pick<Fault, 'message' | 'values'> & { field: 'from' | 'to' };

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

/** Finds redirects that no visitor will ever follow, or that lead nowhere or in circles. */
function checkRedirects(settingsFile: ContentFile, site: RedirectSite): Fault[] {
  const redirects = readRedirects(settingsFile);
  return redirects.flatMap((redirect) => {
    const verdicts = [judgeFrom(redirect, site), judgeTo(redirect, redirects, site)];
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

function judgeFrom({ from }: Redirect, { isShown, sections }: RedirectSite): Verdict | undefined {
  const field = 'from';
  const plain = from
    .replace(/^(?!\/)/, '/')
    .replace(/[?#].*$/, '')
    .replace(/(?<=.)\/+$/, '')
    .replace(/^\/(\w+)(?=\/)/, (start, name: string) => (isTranslation(name) ? '' : start));
  if (plain !== from)
    return { field, message: 'redirectFromNoPath', values: { from, path: plain } };
  if (isShown(from) || sections.has(from))
    return { field, message: 'redirectFromPage', values: { from } };
  return undefined;
}

function judgeTo(
  { from, to, isGone }: Redirect,
  redirects: readonly Redirect[],
  site: RedirectSite,
): Verdict | undefined {
  const field = 'to';
  if ((to === undefined) !== isGone)
    return { field: 'from', message: 'redirectWithoutTarget', values: { from } };
  if (to === undefined) return undefined;
  const path = to.replace(/[?#].*$/, '');
  const end = follow(from, path, redirects, site.sections);
  if (end === 'loop') return { field, message: 'redirectLoop', values: { from, to } };
  if (end === 'gone') return { field, message: 'redirectToGone', values: { to } };
  const verdict = judgeTarget(to, { language: defaultLanguage, path: undefined }, site.links);
  if (verdict) return { field, ...verdict };
  return end.startsWith('/') && !site.isShown(end)
    ? { field, message: 'redirectToGone', values: { to } }
    : undefined;
}

/** Follows redirects from a path to the path at their end. */
function follow(
  from: string,
  first: string,
  redirects: readonly Redirect[],
  sections: ReadonlyMap<string, string>,
): string {
  const seen = new Set([from]);
  let path = first;
  for (;;) {
    if (seen.has(path)) return 'loop';
    seen.add(path);
    const next = redirects.find((one) => one.from === path);
    if (next?.isGone) return 'gone';
    const target = next?.to?.replace(/[?#].*$/, '') ?? sections.get(path);
    if (target === undefined) return path;
    path = target;
  }
}

export const wrongRedirects = defineRule({
  of: 'site',
  says: [
    ...(['redirectFromNoPath', 'redirectFromPage'] as const),
    ...(['redirectWithoutTarget', 'redirectLoop', 'redirectToGone'] as const),
  ],
  grade: 'stop',
  follows: { onLine: ['wrongForm', 'notFlag'] },
  check: (site) => checkRedirects(site.settingsFile, toRedirectSite(site)),
});
