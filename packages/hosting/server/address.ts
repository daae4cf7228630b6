import { posix } from 'node:path';
import { translationLanguages } from '@federation/i18n/languages';

/** The end of the text; `$` of nginx would also match before a line break. */
const end = String.raw`(?![\s\S])`;

/**
 * An address of the site; other spellings may end with `.html` or a slash. Names have letters,
 * digits, `-`, `_`, `~` and `.`, and don’t begin with a dot. For JavaScript and for nginx.
 */
export const addressPattern = String.raw`^(/(?!\.)|(?:/\.well-known)?(?:/[\w~-][\w.~-]*?)+?)(?:\.html)?/?${end}`;

/** The other spelling of the home page. */
export const homePattern = String.raw`^/index(?:\.html)?/?${end}`;

/**
 * Addresses of files that get 404: the configuration of the host and compressed copies are not part
 * of the site, and a 404 page has no address of its own.
 */
export const hiddenPattern = String.raw`^/_(?:headers|redirects)$|^(?:/(?:${translationLanguages.join('|')}))?/404$|\.(?:br|gz)$`;

/**
 * Decodes a path, resolves dots, merges slashes and removes the last one; undefined for a path that
 * can’t be decoded or that leads out of the site.
 *
 * @example normalize('//about/%2e/charter/') // '/about/charter'
 */
export function normalize(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path);
    const steps = posix.normalize(`.${decoded}/`);
    if (!decoded.startsWith('/') || decoded.includes('\0') || steps.startsWith('../'))
      return undefined;
    return posix.join('/', steps).replace(/(?<=.)\/$/s, '');
  } catch {
    return undefined;
  }
}

/**
 * Converts a normalized path to the address of the site that decides its file and its headers;
 * undefined if there is none.
 *
 * @example toAddress('/about/charter.html') // '/about/charter'
 */
export function toAddress(path: string): string | undefined {
  if (new RegExp(homePattern).test(path)) return '/';
  const address = new RegExp(addressPattern).exec(path)?.[1];
  return address === undefined || new RegExp(hiddenPattern).test(address) ? undefined : address;
}
