import {
  AlignmentType,
  Document,
  Footer,
  Header,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  TabStopType,
  TextRun,
} from 'docx';
import { languageDetails, languages, type Language } from '@federation/i18n/languages';
import { createBodyWriter } from './docx-body.ts';
import type { DocumentSource } from './source.ts';
import { removeDates } from './zip.ts';

/** Fonts that come with Word; other programs substitute their own. */
const font = { ascii: 'Calibri', hAnsi: 'Calibri', cs: 'Nirmala UI', eastAsia: 'Nirmala UI' };
const colour = {
  ink: '14213D',
  soft: '3D4862',
  faint: '596178',
  indigo: '243B8F',
  saffron: 'A4530A',
  line: 'E4E0D6',
};

/** The width of a line in twips: A4 with margins of 22 mm. */
const lineWidth = 9412;

/** Makes a Word document with real headings, lists and tables, to fill in or adapt. */
export async function makeDocx(source: DocumentSource): Promise<Buffer> {
  const { language, organisation, title, lead, date } = source;
  const document = new Document({
    title,
    description: lead,
    creator: organisation.name,
    lastModifiedBy: organisation.name,
    styles: createStyles(language),
    numbering: {
      config: [
        createNumbering('numbers', LevelFormat.DECIMAL, '%1.'),
        createNumbering('bullets', LevelFormat.BULLET, '•'),
      ],
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: 11906, height: 16838 },
            margin: { top: 1700, bottom: 1400, left: 1247, right: 1247 },
          },
        },
        headers: {
          default: new Header({
            children: [createHeaderLine([organisation.name, organisation.email])],
          }),
        },
        footers: { default: createFooter(source) },
        children: [...createOpening(source), ...createBodyWriter(lineWidth)(source.blocks)],
      },
    ],
  });
  return removeDates(await Packer.toBuffer(document), date);
}

function createOpening({ title, kind, lead, facts, demonstration }: DocumentSource): Paragraph[] {
  const described = facts.map(({ name, value }) => `${name}: ${value}`).join('   ·   ');
  return [
    new Paragraph({
      spacing: { after: 80 },
      children: [new TextRun({ text: kind, bold: true, color: colour.saffron })],
    }),
    new Paragraph({ style: 'Title', text: title }),
    new Paragraph({
      spacing: { after: 120 },
      children: [new TextRun({ text: lead, color: colour.soft, size: 24 })],
    }),
    ...[described, ...(demonstration ? [demonstration] : [])].map(
      (text) =>
        new Paragraph({
          spacing: { after: 240 },
          children: [new TextRun({ text, color: colour.faint, size: 18 })],
        }),
    ),
  ];
}

function createHeaderLine(sides: readonly [string, string]): Paragraph {
  const size = 16;
  return new Paragraph({
    tabStops: [{ type: TabStopType.RIGHT, position: lineWidth }],
    border: { bottom: { style: 'single', size: 4, color: colour.line, space: 6 } },
    children: [new TextRun({ text: `${sides[0]}\t${sides[1]}`, size, color: colour.faint })],
  });
}

function createFooter({ footer, words }: DocumentSource): Footer {
  const [before = '', between = '', after = ''] = words.page.split(/\{pages?\}/);
  const children = [
    `${footer}\t${before}`,
    PageNumber.CURRENT,
    between,
    PageNumber.TOTAL_PAGES,
    after,
  ];
  return new Footer({
    children: [
      new Paragraph({
        tabStops: [{ type: TabStopType.RIGHT, position: lineWidth }],
        children: [new TextRun({ children, size: 16, color: colour.faint })],
      }),
    ],
  });
}

function createStyles(language: Language) {
  // Word needs a second language for words in scripts such as Devanagari, even in English texts.
  const complex = [language, ...languages].find((each) => languageDetails[each].script !== 'latin');
  const spoken = {
    value: languageDetails[language].locale,
    ...(complex && { bidirectional: languageDetails[complex].locale }),
  };
  const heading = (size: number, color: string) => ({
    run: { size, bold: true, color },
    paragraph: { spacing: { before: 320, after: 120 }, keepNext: true },
  });
  return {
    default: {
      document: {
        run: { font, size: 21, language: spoken, color: colour.ink },
        paragraph: { spacing: { after: 120, line: 290 } },
      },
      title: {
        run: { size: 44, bold: true, color: colour.ink },
        paragraph: { spacing: { after: 120 } },
      },
      heading1: heading(28, colour.ink),
      heading2: heading(24, colour.indigo),
      heading3: heading(21, colour.soft),
    },
  };
}

function createNumbering(
  reference: string,
  format: (typeof LevelFormat)[keyof typeof LevelFormat],
  text: string,
) {
  const levels = [0, 1, 2].map((level) => ({
    level,
    format,
    text: text.replace('1', String(level + 1)),
    alignment: AlignmentType.LEFT,
    style: { paragraph: { indent: { left: 400 * (level + 1), hanging: 400 } } },
  }));
  return { reference, levels };
}
