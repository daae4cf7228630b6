import type { SearchWords } from '../../content-model/search.ts';
import { readYaml } from '../desk/mdx-parts.ts';
import { patchYaml } from '../desk/patch-yaml.ts';

/**
 * What staff know of how people search, without answers that are gone, and without the names of
 * records that are.
 *
 * @param isHidden whether a path leads to nothing that visitors see
 */
export function toNewSearchWords(
  source: string,
  names: readonly string[],
  isHidden: (path: string) => boolean,
): string {
  const words = readYaml(source) as unknown as SearchWords;
  const isOfName = (phrase: string) =>
    names.some((name) => phrase.toLowerCase().includes(name.toLowerCase()));
  const toTyped = (typed: string) =>
    typed
      .split(',')
      .filter((phrase) => !isOfName(phrase))
      .join(',')
      .trim();
  const answers = words.answers
    .filter(({ page }) => !isHidden(page.replace(/[?#].*$/, '')))
    .map(({ page, typed }) => ({
      page,
      typed: Object.fromEntries(
        Object.entries(typed).map(([language, phrases]) => [language, toTyped(phrases)]),
      ),
    }));
  return patchYaml(source, { ...words, answers });
}
