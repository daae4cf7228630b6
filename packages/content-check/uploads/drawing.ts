import { JSDOM } from 'jsdom';
import createDOMPurify from 'dompurify';
import type { OpenedUpload } from './uploaded-file.ts';

const { window } = new JSDOM('');
const purify = createDOMPurify(window);

/**
 * Parts of the drawing itself and pictures that are in the file; everything else would be loaded
 * from elsewhere.
 */
const ownAddress = /^(?:#|data:image\/(?:png|jpe?g|gif|webp|avif);)/i;

purify.addHook('uponSanitizeAttribute', (_, attribute) => {
  if (/href$|^src$/i.test(attribute.attrName) && !ownAddress.test(attribute.attrValue))
    attribute.keepAttr = false;
});

/**
 * Reads a drawing as a browser would, and writes it anew as the sanitizer leaves it: without
 * scripts, events, pages inside, document types and instructions. A visitor who opens the file
 * alone would run its scripts on our own origin.
 */
export function openDrawing(svg: string): OpenedUpload {
  try {
    const root = new window.DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
    if (root.nodeName !== 'svg' || root.namespaceURI !== 'http://www.w3.org/2000/svg')
      return { found: [{ message: 'fileBroken' }] };
    purify.sanitize(root, {
      IN_PLACE: true,
      USE_PROFILES: { svg: true, svgFilters: true },
      // Drawing programs reuse their shapes.
      ADD_TAGS: ['use'],
      ADD_ATTR: ['version', 'xml:space', 'xmlns:xlink'],
    });
    const written = new window.XMLSerializer().serializeToString(root);
    // Git on Windows changes the ends of lines, and some editors write a mark at the beginning.
    if (svg.replaceAll('\r\n', '\n').trim() === written.trim()) return { found: [] };
    return { found: [{ message: 'drawingNotClean' }], clean: Buffer.from(`${written}\n`) };
  } catch {
    return { found: [{ message: 'fileBroken' }] };
  }
}
