import { z } from 'astro/zod';
import type { PagePart } from '@federation/content-model/components/page-part';
import { languages, type Language } from '@federation/i18n/languages';
import type { Fault } from './fault.ts';

/** The facts about the site that the judgment of a link needs. Paths are without a language. */
export interface LinkSite {
  /** The address of the site, such as `https://www.federation.example`. */
  address: string | undefined;
  isPath: (path: string) => boolean;
  /** The parts of a page or record in a language; undefined where only the build knows them. */
  partsOf: (path: string, language: Language) => readonly PagePart[] | undefined;
}

export interface LinkPlace {
  language: Language;
  /** The path of the page that it is on; undefined for what has no page of its own. */
  path: string | undefined;
}

export type LinkVerdict = Pick<Fault, 'message' | 'values'>;

/** Parts that every page has; browsers know the top by themselves. */
const everywhere = ['main', 'top'];

/** Paths of files that are the same in every language; a link to one names the whole address. */
const files =
  /^\/(?:\.well-known|calendar|cert-index|data|demonstration|feeds|files|vct|certificate-verify\/demonstration)\//;

/** Says what is wrong with the target of a link; undefined when nothing is. */
export function judgeTarget(
  target: string,
  place: LinkPlace,
  site: LinkSite,
): LinkVerdict | undefined {
  const given = { target };
  if (/^http:/i.test(target)) return { message: 'addressNotSafe', values: { address: target } };
  if (/^https:/i.test(target)) return judgeAddress(target, site);
  if (/^(?:mailto|tel):/i.test(target))
    return isMailTarget(target) || /^tel:\+?\d{3,15}$/.test(target.replaceAll('-', ''))
      ? undefined
      : { message: 'addressMalformed', values: given };
  if (!/^[/#]/.test(target)) return { message: 'linkLeadsNowhere', values: given };
  return judgePath(target, place, site);
}

function judgeAddress(target: string, { address, isPath }: LinkSite): LinkVerdict | undefined {
  const url = URL.parse(target);
  const isWhole =
    /^https:\/\/[\p{L}\d][^\s]*[^\s.,;:]$/iu.test(target) && !/^https:\/\/https?:?\//i.test(target);
  const isHost =
    url !== null && /^(?:[a-z\d_-]+\.)+[a-z][a-z\d-]+$/.test(url.hostname) && url.username === '';
  if (!isWhole || !isHost) return { message: 'addressMalformed', values: { target } };
  if (
    address === undefined ||
    withoutWww(url.hostname) !== withoutWww(URL.parse(address)?.hostname ?? '')
  )
    return undefined;
  const path = withoutLanguage(url.pathname);
  return isPath(path) || files.test(url.pathname)
    ? undefined
    : { message: 'linkLeadsNowhere', values: { target } };
}

/** People type the address of the site with and without www. */
const withoutWww = (host: string) => host.replace(/^www\./, '');

function isMailTarget(target: string): boolean {
  const [, addresses = ''] = /^mailto:([^?]*)/i.exec(target) ?? [];
  return addresses.split(',').every((one) => z.email().safeParse(decode(one)).success);
}

function judgePath(
  target: string,
  { language, path: own }: LinkPlace,
  site: LinkSite,
): LinkVerdict | undefined {
  const [, path = '', part] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(target) ?? [];
  const page = path === '' ? own : path;
  if (page === undefined || (path !== '' && !site.isPath(path)))
    return { message: 'linkLeadsNowhere', values: { target } };
  const parts = site.partsOf(page, language)?.map(({ id }) => id);
  // A certificate follows `#c=`, which the page reads.
  if (
    part !== undefined &&
    !part.startsWith('c=') &&
    parts &&
    ![...everywhere, ...parts].includes(decode(part))
  )
    return {
      message: 'linkPartMissing',
      values: {
        part: `#${part}`,
        path: page,
        parts: [...new Set(parts)].map((one) => `#${one}`).join(', ') || '–',
      },
    };
  return undefined;
}

/** A path without the language at its beginning. */
function withoutLanguage(path: string): string {
  const [, first, rest = ''] = /^\/([a-z]{2,3})(\/.*)?$/.exec(path) ?? [];
  return languages.some((language) => language === first) ? rest || '/' : path;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
