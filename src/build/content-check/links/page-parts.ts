import Slugger from 'github-slugger';
import type { PagePart } from '../../../core/desk.ts';
import { attributesOf, collectNodes, isComponent, parseText, TextError } from '../../content/text-tree.ts';
import { toWords } from './collect-links.ts';

/** The ids that components bring to a page. */
const idsOfComponents: Readonly<Record<string, string>> = {
  ContactDetails: 'holidays',
  ContactForm: 'details',
  MembershipForm: 'details',
  CertificateRequest: 'details',
};

/**
 * The parts of a page that a link can lead to: its tabs, its headings by the ids that the build gives them, and what its
 * components bring. None where the text can’t be read, which is told elsewhere.
 *
 * @param body the text of the page, without its fields
 */
export function findParts(body: string): PagePart[] {
  try {
    const slugger = new Slugger();
    return collectNodes(parseText(body)).flatMap((node) => {
      if (node.type === 'heading') return [{ id: slugger.slug(toWords(node)), words: toWords(node) }];
      if (!isComponent(node)) return [];
      const own = idsOfComponents[node.name ?? ''];
      const { id, label } = attributesOf(node);
      return [
        ...(own === undefined ? [] : [{ id: own, words: own }]),
        ...(node.name === 'Tab' && id !== undefined ? [{ id, words: label ?? id }] : []),
      ];
    });
  } catch (error) {
    if (error instanceof TextError) return [];
    throw error;
  }
}
