import type { Language } from '../../src/i18n/languages.ts';
import { readTags, routes, type Route } from './built-site.ts';
import type { Tag } from './html.ts';

/**
 * The built pages whose text has an element, in one language or in all of them. Staff place widgets
 * and records where they like, so a test asks the built site where they are.
 */
export function pagesWith(test: (tag: Tag) => boolean, language?: Language): Route[] {
  return routes.filter(
    (route) =>
      (language === undefined || route.language === language) &&
      readTags(route)
        .find(({ name }) => name === 'main')
        ?.tags.some(test),
  );
}

/** Whether an element is an island, by the name of its component. */
export const isIsland =
  (component: string) =>
  ({ attributes }: Tag): boolean =>
    attributes['component-export'] === component;

/** Whether an element is the verifier of certificates, by the way in which it takes one. */
export const isVerifier =
  (by: 'number' | 'scan' | 'upload') =>
  (tag: Tag): boolean =>
    isIsland('CertificateVerifier')(tag) &&
    tag.attributes.props?.includes(`"by":[0,"${by}"]`) === true;

/**
 * The address at which an element of a text shows: that of the first page that has it, and of the
 * tab panel that it is in, if any.
 */
export function addressOf(test: (tag: Tag) => boolean, language: Language): string | undefined {
  const [route] = pagesWith(test, language);
  if (!route) return undefined;
  // The panel of a tab is a section with a name and an id.
  const panels = readTags(route).filter(
    ({ name, attributes }) => name === 'section' && attributes.id && attributes['aria-label'],
  );
  const panel = panels.find(({ tags }) => tags.some(test));
  return panel ? `${route.path}#${panel.attributes.id}` : route.path;
}
