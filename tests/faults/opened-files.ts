import { constants, deflateRawSync } from 'node:zlib';
import { PDFDocument, PDFHexString, PDFName, PDFRawStream, PDFString } from '@cantoo/pdf-lib';
import sharp from 'sharp';

/** A photograph of noise, so that it has bytes enough to lose some. */
export function makePhotograph(
  format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' = 'jpeg',
  height = 64,
): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { width: 64, height, channels: 3, background: '#888', noise } })
    .toFormat(format)
    .toBuffer();
}

/** The same photograph, lying on its side, with its author, the place and a colour profile. */
export function makeTelling(photograph: Buffer): Promise<Buffer> {
  return sharp(photograph)
    .withMetadata({ orientation: 6, icc: 'p3' })
    .withExifMerge({
      IFD0: { Artist: 'Arvind Rao' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '19/1 4/1 0/1' },
    })
    .toBuffer();
}

/** A PDF of one page. */
export async function makePdf(password?: string): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage();
  if (password) document.encrypt({ userPassword: password, ownerPassword: password });
  return Buffer.from(await document.save());
}

/** What a program for PDFs may put into one besides its page. */
const parts = {
  launch: (pdf: PDFDocument) => {
    const launch = pdf.context.obj({ S: 'Launch', F: PDFString.of('calc.exe') });
    pdf.catalog.set(PDFName.of('OpenAction'), launch);
  },
  script: (pdf: PDFDocument) => {
    pdf.addJavaScript('go', 'app.alert(1)');
  },
  scriptOfPage: (pdf: PDFDocument) => {
    const script = pdf.context.register(
      pdf.context.obj({ S: 'JavaScript', JS: PDFHexString.fromText('1') }),
    );
    pdf.getPage(0).node.set(PDFName.of('AA'), pdf.context.obj({ O: script }));
  },
  form: (pdf: PDFDocument) => {
    pdf.catalog.set(
      PDFName.of('AcroForm'),
      pdf.context.obj({ Fields: [], XFA: PDFString.of('<xdp/>') }),
    );
  },
  path: (pdf: PDFDocument) => {
    pdf.setTitle('C:\\Users\\arvind\\Documents\\circular.docx');
  },
  pathInMetadata: (pdf: PDFDocument) => {
    const words = '<x:xmpmeta><dc:source>file:///home/arvind/circular.odt</dc:source></x:xmpmeta>';
    const stream = pdf.context.stream(words, { Type: 'Metadata', Subtype: 'XML' });
    pdf.catalog.set(PDFName.of('Metadata'), pdf.context.register(stream));
  },
  attachment: (pdf: PDFDocument) => pdf.attach(Buffer.from('1'), 'salaries.xlsx'),
  bomb: (pdf: PDFDocument) => {
    const dict = pdf.context.obj({ Filter: 'FlateDecode' });
    pdf.context.register(PDFRawStream.of(dict, packZeros(600)));
  },
  bombInBomb: (pdf: PDFDocument) => {
    const dict = pdf.context.obj({ Filter: ['FlateDecode', 'FlateDecode'] });
    pdf.context.register(PDFRawStream.of(dict, packWhole(packZeros(600))));
  },
} as const;

/** A PDF with something in it that is more than its page. */
export async function makePdfWith(part: keyof typeof parts): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage();
  await parts[part](document);
  return Buffer.from(await document.save());
}

const header = Buffer.of(0x78, 0x9c);

const packWhole = (bytes: Buffer) => Buffer.concat([header, deflateRawSync(bytes)]);

/** As many megabytes of zeros, packed: what is packed of one can be put behind itself. */
function packZeros(megabytes: number): Buffer {
  const one = deflateRawSync(Buffer.alloc(1_000_000), { finishFlush: constants.Z_FULL_FLUSH });
  return Buffer.concat([header, ...Array.from({ length: megabytes }, () => one)]);
}
