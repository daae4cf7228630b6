import Slugger from 'github-slugger';
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
export function findParts(body: string): string[] {
  try {
    const slugger = new Slugger();
    return collectNodes(parseText(body)).flatMap((node) => {
      if (node.type === 'heading') return [slugger.slug(toWords(node))];
      if (!isComponent(node)) return [];
      const own = idsOfComponents[node.name ?? ''];
      const { id } = attributesOf(node);
      return [...(own === undefined ? [] : [own]), ...(node.name === 'Tab' && id !== undefined ? [id] : [])];
    });
  } catch (error) {
    if (error instanceof TextError) return [];
    throw error;
  }
}
