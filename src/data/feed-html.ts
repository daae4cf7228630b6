import { defaultTreeAdapter as tree, parseFragment, serialize } from 'parse5';
import { findElements, hasClass, type Element } from '@federation/base/html-elements';

/** Styles and scripts, which mean something only on the page of the site. */
const pageOnly = new Set(['style', 'script', 'link']);

/** Attributes that the site's own styles and scripts refer to. */
const hooks = /^(class|id|aria-labelledby|data-astro-.*)$/;

/**
 * The HTML of a text for readers outside the site, in a feed: without styles, scripts, the
 * attributes and words for them; with whole addresses.
 *
 * @param html a part of a page
 * @param toAddress gives the whole address of a path of the site
 */
export function toFeedHtml(html: string, toAddress: (path: string) => string): string {
  const text = parseFragment(html);
  for (const element of [...findElements(text)]) {
    if (pageOnly.has(element.tagName) || isHint(element)) tree.detachNode(element);
    element.attrs = element.attrs
      .filter(({ name }) => !hooks.test(name))
      .map(({ name, value }) => ({
        name,
        value: isAddress(name) && value.startsWith('/') ? toAddress(value) : value,
      }));
  }
  return serialize(text).trim();
}

/** A sign or words beside a link that tell readers something about it. */
function isHint(element: Element): boolean {
  return (
    element.tagName === 'span' &&
    (hasClass(element, 'mark') || hasClass(element, 'visually-hidden'))
  );
}

const isAddress = (attribute: string) => attribute === 'href' || attribute === 'src';
