import { PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';
import sharp from 'sharp';

/** A photograph of noise, so that it has bytes enough to lose some. */
export function makePhotograph(
  format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' = 'jpeg',
  height = 64,
  width = 640,
): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } })
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
export async function makePdf(password?: string, owner = password): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage();
  if (owner) document.encrypt({ userPassword: password ?? '', ownerPassword: owner });
  return Buffer.from(await document.save());
}

/** The active parts that a program may put into a PDF besides its page. */
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
  attachment: (pdf: PDFDocument) => pdf.attach(Buffer.from('1'), 'salaries.xlsx'),
} as const;

/** A PDF with something in it that is more than its page. */
export async function makePdfWith(part: keyof typeof parts): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage();
  await parts[part](document);
  return Buffer.from(await document.save());
}
