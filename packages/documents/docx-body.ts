import { HeadingLevel, Paragraph, TextRun, type IParagraphOptions, type Table } from 'docx';
import type { Block } from '@federation/content-model/components/document-blocks';
import { createFieldTable, toRuns, createTable } from './docx-parts.ts';

type Piece = Paragraph | Table;
type Frame = Pick<IParagraphOptions, 'border' | 'shading' | 'indent'>;

const headings = [HeadingLevel.HEADING_1, HeadingLevel.HEADING_2, HeadingLevel.HEADING_3] as const;

/**
 * Creates a function that converts blocks to parts of a Word document. It counts the lists of one
 * document, so that the numbering of each starts anew.
 *
 * @param width the width of a line in twips
 */
export function createBodyWriter(width: number): (blocks: readonly Block[]) => Piece[] {
  let lists = 0;

  const write = (blocks: readonly Block[], frame: Frame = {}): Piece[] =>
    blocks.flatMap((block) => writeBlock(block, frame));

  const writeBlock = (block: Block, frame: Frame): Piece[] => {
    switch (block.type) {
      case 'heading':
        return [
          new Paragraph({
            heading: headings[block.level - 1] ?? HeadingLevel.HEADING_3,
            children: toRuns(block.children),
          }),
        ];
      case 'paragraph':
        return [new Paragraph({ ...frame, children: toRuns(block.children) })];
      case 'list':
        return writeList(block, 0, frame);
      case 'table':
        return [createTable(block, width), new Paragraph({})];
      case 'quote':
        return write(block.children, { indent: { left: 400 } });
      case 'note': {
        const color = block.tone === 'warning' ? 'F08A24' : '243B8F';
        const fill = block.tone === 'warning' ? 'FFF4E6' : 'FAF8F3';
        const framed: Frame = {
          border: { left: { style: 'single', size: 24, color, space: 8 } },
          shading: { type: 'clear', fill },
          indent: { left: 200 },
        };
        return [
          ...(block.title ? [createLabel(block.title, framed)] : []),
          ...write(block.children, framed),
        ];
      }
      case 'group':
        return [createLabel(block.title, frame), ...write(block.children, frame)];
      case 'stats':
        return block.items.map(
          ({ value, label }) =>
            new Paragraph({
              children: [
                new TextRun({ text: value, bold: true, size: 32 }),
                new TextRun(`  ${label}`),
              ],
            }),
        );
      case 'fields':
        return [createFieldTable(block.items, width), new Paragraph({})];
    }
  };

  const writeList = (list: Block & { type: 'list' }, level: number, frame: Frame): Piece[] => {
    lists += 1;
    const numbering = list.ordered
      ? { reference: 'numbers', level, instance: lists }
      : { reference: 'bullets', level };
    return list.items.flatMap((item) =>
      item.flatMap((block, index) => {
        if (block.type === 'list') return writeList(block, level + 1, frame);
        if (block.type !== 'paragraph') return writeBlock(block, frame);
        const layout = index === 0 ? { numbering } : { indent: { left: 400 * (level + 1) } };
        return [
          new Paragraph({
            ...frame,
            indent: undefined,
            ...layout,
            children: toRuns(block.children),
          }),
        ];
      }),
    );
  };

  return write;
}

const createLabel = (text: string, frame: Frame) =>
  new Paragraph({ ...frame, keepNext: true, children: [new TextRun({ text, bold: true })] });
