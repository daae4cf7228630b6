import { mdx, notice, noticeInHindi } from '../fixture.ts';
import { makePdf, makePdfWith, makePhotograph, makeTelling } from './opened-files.ts';
import type { Message, SownFault } from './sown-fault.ts';

const photograph = await makePhotograph();
const png = await makePhotograph('png');
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

const drawing = (inside: string, attributes = 'viewBox="0 0 8 8"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;

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
    'fileBroken',
  ),
  picture('a PDF with the name of a photograph', 'hall.jpg', pdf, 'fileBroken'),
  picture(
    'a photograph that was only half copied',
    'hall.jpg',
    photograph.subarray(0, photograph.length / 2),
    'fileBroken',
  ),
  picture('an empty photograph', 'hall.jpg', '', 'fileBroken'),

  picture(
    'a drawing with a script',
    'hall.svg',
    drawing('<script>go()</script>'),
    'drawingNotClean',
  ),
  picture(
    'a drawing that gives its shapes an event in its document type',
    'hall.svg',
    `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "go()">]>${drawing('<path d="M0 0"/>')}`,
    'drawingNotClean',
  ),
  picture(
    'a drawing of a megabyte',
    'hall.svg',
    drawing(`<path d="M0 0${'h1'.repeat(500_000)}"/>`),
    'fileTooLarge',
  ),
  picture('a drawing that is not complete', 'hall.svg', drawing('<path d="M0 0">'), 'fileBroken'),
  picture('a page with the name of a drawing', 'hall.svg', '<html><body/></html>', 'fileBroken'),
  picture('a drawing without its namespace', 'hall.svg', '<svg viewBox="0 0 8 8"/>', 'fileBroken'),
  picture(
    'a drawing that does not say how large it is',
    'hall.svg',
    drawing('<path d="M0 0"/>', ''),
    'fileBroken',
  ),

  document('a PDF that was only half copied', pdf.subarray(0, pdf.length / 2), 'fileBroken'),
  document('a PDF that starts a program', await makePdfWith('launch'), 'pdfRunsCode'),
  document('a PDF with a script', await makePdfWith('script'), 'pdfRunsCode'),
  document('a PDF whose page has a script', await makePdfWith('scriptOfPage'), 'pdfRunsCode'),
  document('a PDF that is a form of scripts (XFA)', await makePdfWith('form'), 'pdfRunsCode'),
  document('a PDF with attachments', await makePdfWith('attachment'), 'pdfRunsCode'),
  document('a PDF with a password', await makePdf('secret'), 'pdfLocked'),
  document('a PDF that is only locked against copying', await makePdf('', 'secret')),
  document('a PDF with zeros behind its end', Buffer.concat([pdf, Buffer.alloc(2000)])),
  document(
    'a PDF with a page behind its end',
    Buffer.concat([pdf, Buffer.from(`\n<p>${'a'.repeat(2000)}</p>`)]),
  ),
  document(
    'a PDF whose later version was only half copied',
    Buffer.concat([pdf, Buffer.from(`\n9 0 obj\n<< /Length 4000 >>\nstream\n${'a'.repeat(2000)}`)]),
    'fileBroken',
  ),

  picture('a photograph', 'hall.jpg', photograph),
  picture(
    'a photograph that tells where it was taken',
    'hall.jpg',
    await makeTelling(photograph),
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
  document('a PDF', pdf),
];
