import { basename, dirname } from 'node:path';

/**
 * The name that a class of a CSS module has in the built site. It begins with the folder of the
 * island, so that a page can be given the styles of the islands it holds and of no others.
 *
 * @example toIslandClass('list', '/site/src/islands/tabs/Tabs.module.css') // 'tabs_Tabs_list'
 */
export function toIslandClass(name: string, file: string): string {
  return `${basename(dirname(file))}_${basename(file, '.module.css')}_${name}`;
}

/**
 * The folder of the island that a class belongs to; undefined for a class of anything else.
 *
 * @example toIsland('tabs_Tabs_list') // 'tabs'
 */
export function toIsland(className: string): string | undefined {
  const [island, , name] = className.split('_');
  return name === undefined ? undefined : island;
}

/**
 * The folder of an island by the name of its component.
 *
 * @example toIslandFolder('ContactForm') // 'contact-form'
 */
export function toIslandFolder(component: string): string {
  return component.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
}
