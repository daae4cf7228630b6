import { JSDOM } from 'jsdom';
import createDOMPurify from 'dompurify';

const { window } = new JSDOM('');
const purify = createDOMPurify(window);

/**
 * Parts of the drawing itself and pictures that are in the file; everything else would be loaded
 * from elsewhere.
 */
const ownAddress = /^(?:#|data:image\/(?:png|jpe?g|gif|webp|avif);)/i;

/**
 * An address in styles that is not one of the file’s own parts; an escaped letter could hide one.
 */
const outsideStyle = /@import|\\|url\(\s*(?!["']?\s*(?:#|data:image\/|data:font\/))/i;

const options = {
  USE_PROFILES: { svg: true, svgFilters: true },
  // Drawing programs reuse their shapes and describe the file; what is inside is judged like
  // everything else.
  ADD_TAGS: [
    'use',
    'metadata',
    'rdf:rdf',
    'cc:work',
    'dc:format',
    'dc:type',
    'dc:title',
    'dc:date',
    'dc:creator',
    'cc:agent',
  ],
  ADD_ATTR: [
    'version',
    'rdf:about',
    'rdf:resource',
    'xmlns:svg',
    'xmlns:rdf',
    'xmlns:cc',
    'xmlns:dc',
    'xml:space',
    'xmlns:xlink',
    'enable-background',
    'data-name',
  ],
  // Whatever is no address: numbers, colours, names.
  ALLOWED_URI_REGEXP:
    /^(?:data:image\/(?:png|jpe?g|gif|webp|avif);|[^a-z]|[a-z+.-]+(?:[^a-z+.:-]|$))/i,
};

purify.addHook('uponSanitizeAttribute', (_, attribute) => {
  if (/href$|^src$/i.test(attribute.attrName) && !ownAddress.test(attribute.attrValue))
    attribute.keepAttr = false;
});

/**
 * Reads a drawing as a browser would, and names what a sanitizer would take out of it; undefined
 * where the file is not SVG. A visitor who opens the file alone runs its scripts on our own origin.
 */
export function inspectDrawing(svg: string): string[] | undefined {
  let root: Element;
  try {
    root = new window.DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  } catch {
    return undefined;
  }
  if (root.localName !== 'svg' || root.namespaceURI !== 'http://www.w3.org/2000/svg')
    return undefined;
  const styles = [...root.querySelectorAll('*'), root].flatMap((element) => [
    ...(element.localName === 'style' ? [element.textContent] : []),
    ...[...element.attributes]
      .filter(({ name }) => !name.endsWith('href'))
      .map(({ value }) => value),
  ]);
  const outside = styles.find((style) => outsideStyle.test(style));
  // An entity can hold anything, and the sanitizer sees it only when it is put in.
  const entity = /<!ENTITY/i.test(svg) ? '<!ENTITY>' : undefined;
  purify.sanitize(root, options);
  // The first is the sanitizer’s own page around the drawing.
  const removed = purify.removed.slice(1).flatMap((one) => toName(one));
  return [...removed, ...(outside ? [outside.slice(0, 40)] : []), ...(entity ? [entity] : [])];
}

function toName(one: (typeof purify.removed)[number]): string[] {
  if ('element' in one) {
    const { nodeName, nodeType } = one.element as Node;
    // Remarks and instructions for other programs do nothing.
    return nodeType === window.Node.ELEMENT_NODE ? [`<${nodeName}>`] : [];
  }
  const { attribute } = one;
  // The names that drawing programs give to their layers, and namespaces that nothing in the file
  // uses.
  return attribute && !/^(?:xmlns:|inkscape:|sodipodi:|sketch:|serif:)/.test(attribute.name)
    ? [attribute.name]
    : [];
}
