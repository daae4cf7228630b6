/**
 * A text as the makers of files read it: PDF, Word and Excel are all made from this tree, so that
 * one text gives files that say the same. It survives JSON, as the template of the PDF reads it
 * that way.
 */
export type Inline =
  | { type: 'text'; value: string }
  | { type: 'strong' | 'emphasis'; children: Inline[] }
  | { type: 'link'; url: string; children: Inline[] }
  | { type: 'break' }
  /** A value that a spreadsheet calculates; elsewhere its label is shown instead. */
  | { type: 'calculated'; formula: Formula; label: string };

/**
 * The formula of a spreadsheet cell: the sum of the numbers beside or above it, or the days from
 * one column to another.
 */
export type Formula = { kind: 'row' | 'column' } | { kind: 'days'; from: string; to: string };

/** A field to fill in: one or more lines to write on, or options to tick. */
export interface FormField {
  label: string;
  hint: string | null;
  half: boolean;
  lines: number;
  options: string[];
}

export interface Table {
  type: 'table';
  align: ('left' | 'right' | 'center' | null)[];
  /** The relative widths of the columns. */
  widths: number[];
  /** The first row is the heading. */
  rows: Inline[][][];
  /** Empty rows to fill in, below the others. */
  blankRows: number;
}

export type Block =
  | { type: 'heading'; level: number; children: Inline[] }
  | { type: 'paragraph'; children: Inline[] }
  | { type: 'list'; ordered: boolean; start: number; items: Block[][] }
  | Table
  | { type: 'quote'; children: Block[] }
  | { type: 'note'; tone: 'info' | 'warning'; title: string | null; children: Block[] }
  | { type: 'group'; title: string; children: Block[] }
  | { type: 'stats'; items: { value: string; label: string }[] }
  | { type: 'fields'; items: FormField[] };

/** The words of some inlines, without their marks. */
export function plainTextOf(inlines: readonly Inline[]): string {
  return inlines
    .map((node) => {
      if (node.type === 'text') return node.value;
      if (node.type === 'break') return '\n';
      return node.type === 'calculated' ? node.label : plainTextOf(node.children);
    })
    .join('');
}
