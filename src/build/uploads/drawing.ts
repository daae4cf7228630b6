import { JSDOM } from 'jsdom';
import createDOMPurify from 'dompurify';
import { scanDrawing } from './drawing-limits.ts';
import { findLoading, isStyle } from './drawing-styles.ts';
import type { OpenedUpload } from './uploaded-file.ts';

const { window } = new JSDOM('');
const purify = createDOMPurify(window);

/**
 * Parts of the drawing itself and pictures that are in the file; everything else would be loaded
 * from elsewhere.
 */
const ownAddress = /^(?:#|data:image\/(?:png|jpe?g|gif|webp|avif);)/i;

const options = {
  IN_PLACE: true,
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
  // Whatever is not an address: numbers, colours, names.
  ALLOWED_URI_REGEXP:
    /^(?:data:image\/(?:png|jpe?g|gif|webp|avif);|[^a-z]|[a-z+.-]+(?:[^a-z+.:-]|$))/i,
};

purify.addHook('uponSanitizeAttribute', (_, attribute) => {
  if (/href$|^src$/i.test(attribute.attrName) && !ownAddress.test(attribute.attrValue))
    attribute.keepAttr = false;
});

/**
 * Reads a drawing as a browser would, and writes it anew without what a sanitizer takes out. A
 * drawing of which that changes the look is refused. A visitor who opens the file alone runs its
 * scripts on our own origin.
 */
export function openDrawing(svg: string): OpenedUpload {
  const scanned = scanDrawing(svg);
  if (scanned === 'tooMuch') return { found: [{ message: 'drawingTooMuch' }] };
  const root = scanned === 'broken' ? undefined : parse(svg);
  if (scanned === 'broken' || (!root && scanned.refused.length === 0))
    return { found: [{ message: 'drawingBroken' }] };
  const refused = [...scanned.refused, ...(root ? sanitize(root) : [])];
  const found = [...new Set(refused)].slice(0, 3).join(', ');
  if (found) return { found: [{ message: 'drawingRunsCode', values: { found } }] };
  const written = root ? new window.XMLSerializer().serializeToString(root) : '';
  // Git on Windows changes the ends of lines, and some editors write a mark at the beginning.
  if (svg.replaceAll('\r\n', '\n').trim() === written.trim()) return { found: [] };
  return { found: [{ message: 'drawingNotClean' }], clean: Buffer.from(`${written}\n`) };
}

function parse(svg: string): Element | undefined {
  try {
    const root = new window.DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
    const isSvg = root.nodeName === 'svg' && root.namespaceURI === 'http://www.w3.org/2000/svg';
    return isSvg ? root : undefined;
  } catch {
    return undefined;
  }
}

/** Takes out of a drawing what does no good in it, and names what is missed then. */
function sanitize(root: Element): string[] {
  purify.sanitize(root, options);
  return [...purify.removed.flatMap((one) => toName(one)), ...findInStyles(root)];
}

function findInStyles(root: Element): string[] {
  return [root, ...root.querySelectorAll('*')].flatMap((element) => {
    const isSheet = element.localName === 'style';
    if (isSheet && element.childElementCount > 0) return ['<style>'];
    const styles = [...element.attributes]
      .filter(({ name }) => isStyle(name))
      .map(({ value }) => value);
    return [...styles, ...(isSheet ? [element.textContent] : [])].flatMap(
      (css) => findLoading(css) ?? [],
    );
  });
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
