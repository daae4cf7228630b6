import { mdx, notice, noticeInHindi } from '../build/content-check/fixture.ts';
import {
  makePdf,
  makePdfWith,
  makePdfWithOddList,
  makePhotograph,
  makeTelling,
} from './opened-files.ts';
import type { SownFault } from './sown-fault.ts';

type Message = SownFault['finds'][number]['message'];

const photograph = await makePhotograph();
const png = await makePhotograph('png');
/** On its side it is wide enough, too. */
const square = await makePhotograph('jpeg', 640);
const pdf = await makePdf();

/** A photograph of the gallery. */
const withPicture = (name: string, content: string | Buffer) => ({
  'media/hall/en.mdx': mdx({
    kind: 'photo',
    date: '2026-11-18',
    title: 'The main hall',
    alt: 'Rows of delegates facing a stage',
    image: `./${name}`,
  }),
  [`media/hall/${name}`]: content,
});

const picture = (
  name: string,
  file: string,
  content: string | Buffer,
  message?: Message,
): SownFault => ({
  name,
  files: withPicture(file, content),
  finds: message ? [{ message, file: `media/hall/${file}`, line: 1, field: 'file' }] : [],
});

const narrow = (width: number) => makePhotograph('jpeg', 64, width);

const portrait = (name: string, content: Buffer, message?: Message): SownFault => ({
  name,
  files: {
    'people/meera-joshi/en.mdx': mdx({
      kind: 'officers',
      order: 1,
      image: './portrait.jpg',
      name: 'Meera Joshi',
      office: 'Officer',
    }),
    'people/meera-joshi/portrait.jpg': content,
  },
  finds: message
    ? [{ message, file: 'people/meera-joshi/portrait.jpg', line: 1, field: 'file' }]
    : [],
});

const logo = (name: string, content: Buffer, message?: Message): SownFault => ({
  name,
  files: {
    'partners/centre/en.mdx': mdx({
      kind: 'academic',
      website: 'https://www.centre.example',
      image: './logo.jpg',
      name: 'Centre for Play',
      description: 'Joint research on how people decide to stop playing.',
    }),
    'partners/centre/logo.jpg': content,
  },
  finds: message ? [{ message, file: 'partners/centre/logo.jpg', line: 1, field: 'file' }] : [],
});

const drawing = (inside: string, attributes = 'viewBox="0 0 8 8"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;

const refused = (name: string, inside: string, attributes?: string): SownFault =>
  picture(`a drawing with ${name}`, 'hall.svg', drawing(inside, attributes), 'drawingRunsCode');

const tooMuch = (name: string, inside: string, besides: Message[] = []): SownFault => ({
  name: `a drawing with ${name}`,
  files: withPicture('hall.svg', drawing(inside)),
  finds: ['drawingTooMuch' as const, ...besides].map((message) => ({ message })),
});

const document = (name: string, content: Buffer, message?: Message): SownFault => ({
  name,
  files: {
    'notices/closed/en.mdx': notice({ document: './circular.pdf' }),
    'notices/closed/hi.mdx': noticeInHindi(),
    'notices/closed/circular.pdf': content,
  },
  finds: message ? [{ message, file: 'notices/closed/circular.pdf', line: 1, field: 'file' }] : [],
});

export const sown: readonly SownFault[] = [
  picture(
    'a letter with the name of a photograph',
    'hall.jpg',
    'Dear Sir, please find attached the photograph.',
    'pictureBroken',
  ),
  picture('a PDF with the name of a photograph', 'hall.jpg', pdf, 'pictureBroken'),
  picture(
    'a photograph that was only half copied',
    'hall.jpg',
    photograph.subarray(0, photograph.length / 2),
    'pictureBroken',
  ),
  picture(
    'a picture (PNG) that was only half copied',
    'hall.png',
    png.subarray(0, png.length / 2),
    'pictureBroken',
  ),
  picture('an empty photograph', 'hall.jpg', '', 'pictureBroken'),
  picture('a drawing with the name of a photograph', 'hall.jpg', 'PK', 'pictureBroken'),
  picture(
    'a page of the web with the name of a picture',
    'hall.webp',
    '<!doctype html><title>Not found</title>',
    'pictureBroken',
  ),

  refused('a script', '<script>go()</script>'),
  refused('a script from elsewhere', '<script href="https://example.org/a.js"/>'),
  refused(
    'a script with another name of its namespace',
    '<x:script xmlns:x="http://www.w3.org/2000/svg">go()</x:script>',
  ),
  refused('a script inside its title', '<title><style><script>go()</script></style></title>'),
  refused('an event on the drawing', '<path d="M0 0"/>', 'viewBox="0 0 8 8" onload="go()"'),
  refused('an event on a shape', '<path d="M0 0" onclick="go()"/>'),
  refused(
    'a page inside',
    '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">Words</p></foreignObject>',
  ),
  refused(
    'a frame of a page',
    '<h:iframe xmlns:h="http://www.w3.org/1999/xhtml" src="https://example.org"/>',
  ),
  refused('a link to code', '<a href="javascript:go()"><path d="M0 0"/></a>'),
  refused('a link to another site', '<a href="https://example.org"><path d="M0 0"/></a>'),
  refused(
    'a picture from elsewhere',
    '<image href="https://example.org/a.png" width="8" height="8"/>',
  ),
  refused('a picture beside it', '<image href="a.png" width="8" height="8"/>'),
  refused(
    'a drawing inside a picture',
    '<image href="data:image/svg+xml;base64,AAAA" width="8" height="8"/>',
  ),
  refused('a shape from elsewhere', '<use href="//example.org/a.svg#b"/>'),
  refused('a style from elsewhere', '<style>@import url(https://example.org/a.css);</style>'),
  refused(
    'a font from elsewhere',
    '<style>@font-face { src: url("https://example.org/a.woff2"); }</style>',
  ),
  refused('a colour from elsewhere', '<path d="M0 0" fill="url(https://example.org/a.svg#b)"/>'),
  refused('an animation that changes a link', '<set attributeName="href" to="javascript:go()"/>'),
  picture(
    'a drawing that gives its shapes an event in its document type',
    'hall.svg',
    `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "go()">]>${drawing('<path d="M0 0"/>')}`,
    'drawingRunsCode',
  ),
  picture(
    'a drawing that asks for a style sheet',
    'hall.svg',
    `<?xml-stylesheet href="http://example.org/a.css"?>${drawing('<path d="M0 0"/>')}`,
    'drawingRunsCode',
  ),
  refused('a set of pictures', '<style>a{fill:image-set("http://example.org/a.png" 1x)}</style>'),
  refused('a set of pictures in a style', '<g style="mask:image-set(\'http://example.org/a\')"/>'),
  refused('a picture in a variable', '<style>a{--b:src("http://example.org/a.png")}</style>'),
  refused('a mask from elsewhere', '<g mask="url(http://example.org/a.svg#b)"/>'),
  refused('an escaped address', '<g style="mask:u\\72l(http://example.org/a.svg)"/>'),
  refused(
    'a style sheet in an import without an address',
    '<style>@import "http://example.org/a";</style>',
  ),
  refused('an animation to elsewhere', '<animate attributeName="fill" to="url(http://a.b/#c)"/>'),
  refused('a style with something inside', '<style>a{<g/>}</style>'),
  tooMuch('too many shapes', '<rect/>'.repeat(13_000), ['drawingHeavy']),
  tooMuch('shapes too deep in each other', '<g>'.repeat(200) + '</g>'.repeat(200)),
  tooMuch('too many bytes', `<path d="${'M0 0h8v8z'.repeat(120_000)}"/>`, ['drawingHeavy']),
  picture(
    'a drawing with an entity',
    'hall.svg',
    `<!DOCTYPE svg [<!ENTITY a "b">]>${drawing('<text>&a;</text>')}`,
    'drawingRunsCode',
  ),
  picture(
    'a drawing that is not complete',
    'hall.svg',
    drawing('<path d="M0 0">'),
    'drawingBroken',
  ),
  picture('a page with the name of a drawing', 'hall.svg', '<html><body/></html>', 'drawingBroken'),
  picture(
    'a drawing without its namespace',
    'hall.svg',
    '<svg viewBox="0 0 8 8"/>',
    'drawingBroken',
  ),
  picture(
    'a drawing that does not say how large it is',
    'hall.svg',
    drawing('<path d="M0 0"/>', ''),
    'drawingWithoutSize',
  ),

  document('a PDF that was only half copied', pdf.subarray(0, pdf.length / 2), 'pdfBroken'),
  document('a PDF that starts a program', await makePdfWith('launch'), 'pdfRunsCode'),
  document('a PDF with a script', await makePdfWith('script'), 'pdfRunsCode'),
  document('a PDF whose page has a script', await makePdfWith('scriptOfPage'), 'pdfRunsCode'),
  document('a PDF that is a form of scripts (XFA)', await makePdfWith('form'), 'pdfRunsCode'),
  document('a PDF with attachments', await makePdfWith('attachment'), 'pdfHasAttachments'),
  document('a PDF that tells a path', await makePdfWith('path'), 'pdfTellsPath'),
  document('a PDF whose metadata tell a path', await makePdfWith('pathInMetadata'), 'pdfTellsPath'),
  document('a PDF that unpacks to gigabytes', await makePdfWith('bomb'), 'pdfTooMuch'),
  document('a PDF of run lengths', await makePdfWith('runLengths'), 'pdfTooMuch'),
  document('a PDF packed with LZW', await makePdfWith('lzw'), 'pdfTooMuch'),
  document('a PDF packed behind text', await makePdfWith('behindText'), 'pdfTooMuch'),
  document('a PDF with a picture of a kilometre', await makePdfWith('hugePicture'), 'pdfTooMuch'),
  document('a PDF whose list is packed oddly', await makePdfWithOddList(), 'pdfTooMuch'),
  document('a PDF that unpacks twice', await makePdfWith('bombInBomb'), 'pdfTooMuch'),
  document('a PDF with a password', await makePdf('secret'), 'pdfLocked'),

  picture('a photograph', 'hall.jpg', photograph),
  picture(
    'a photograph that tells where it was taken',
    'hall.jpg',
    await makeTelling(square),
    'pictureTellsMore',
  ),
  picture(
    'a picture (PNG) that tells its author',
    'hall.png',
    await makeTelling(await makePhotograph('png', 640)),
    'pictureTellsMore',
  ),
  picture('a picture (PNG)', 'hall.png', png),
  picture('a picture (WebP)', 'hall.webp', await makePhotograph('webp')),
  picture('a picture (AVIF)', 'hall.avif', await makePhotograph('avif')),
  picture('a picture (GIF)', 'hall.gif', await makePhotograph('gif')),
  picture('a picture of another type than its name says, which browsers show', 'hall.jpg', png),
  picture(
    'a drawing with gradients, styles and a picture of its own',
    'hall.svg',
    drawing(
      `<title>Hall</title><defs><linearGradient id="a" gradientTransform="rotate(9)"><stop offset="0" stop-color="#fff"/></linearGradient><path id="b" d="M0 0h8v8z"/></defs><style>.c{fill:red}</style><g class="c" fill="url(#a)" clip-path="url('#a')" style="opacity:.5"><use href="#b"/><text x="1" y="2" font-family="Noto Sans">भ</text></g><image href="data:image/png;base64,${png.toString('base64').slice(0, 40)}" width="8" height="8"/>`,
    ),
  ),
  picture(
    'a drawing of Inkscape',
    'hall.svg',
    `<?xml version="1.0" encoding="UTF-8"?>\n<!-- Created with Inkscape -->\n${drawing('<g inkscape:label="Layer 1" inkscape:groupmode="layer"><path d="M0 0h8v8z"/></g>', 'viewBox="0 0 8 8" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1"')}`,
    'drawingNotClean',
  ),
  picture(
    'a drawing of Illustrator',
    'hall.svg',
    `<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n${drawing('<style type="text/css">.st0{fill:#FF0000;transform:rotate(9deg)}</style><path class="st0" d="M0 0h8v8z"/>')}`,
    'drawingNotClean',
  ),
  picture(
    'a drawing with line ends of Windows, an animation and a font of its own',
    'hall.svg',
    drawing(
      `\r\n<style>@font-face{font-family:a;src:url("data:font/woff2;base64,AAAA") format("woff2")}\r\n.a{fill:rgb(1,2,3)}</style><g transform="translate(1 2)" filter="url(#a)"><title>Hall (main)</title><path d="M0 0h8v8z" fill="red"/></g>\r\n`,
    ),
  ),
  picture('a photograph that is blurred', 'hall.jpg', await narrow(639), 'pictureSmall'),
  picture(
    'a photograph of 12,000 pixels',
    'hall.png',
    await makePhotograph('png', 8, 12_000),
    'pictureLarge',
  ),
  picture(
    'a photograph as high as a tower',
    'hall.png',
    await makePhotograph('png', 6001),
    'pictureLarge',
  ),
  portrait('a portrait of 40 pixels', await narrow(40), 'pictureSmall'),
  portrait('a portrait of 288 pixels', await narrow(288)),
  logo('a logo under the size that it needs', await narrow(288), 'pictureSmall'),
  logo('a logo of 640 pixels', await narrow(640)),
  document('a PDF', pdf),
];
