import type { EditorView } from '@codemirror/view';

/** The changes of a text for which the bar above it has buttons. */

export const selectionOf = ({ state }: EditorView) =>
  state.sliceDoc(state.selection.main.from, state.selection.main.to);

/** Puts something in the place of what is selected. */
export function insert(view: EditorView, text: string): void {
  view.dispatch(view.state.replaceSelection(text));
  view.focus();
}

/** Puts a mark on both sides of what is selected. */
export const wrapSelection = (mark: string) => (view: EditorView) =>
  insert(view, mark + selectionOf(view) + mark);

/** Puts something before each line that is selected. */
export const prefixLines = (toMark: (index: number) => string) => (view: EditorView) => {
  const { doc, selection } = view.state;
  const [first, last] = [
    doc.lineAt(selection.main.from).number,
    doc.lineAt(selection.main.to).number,
  ];
  const changes = Array.from({ length: last - first + 1 }, (_, index) => ({
    from: doc.line(first + index).from,
    insert: toMark(index),
  }));
  view.dispatch({ changes });
  view.focus();
};

/** Something in paragraphs of its own; what is put in next comes after it. */
export const insertParagraphs = (text: string) => (view: EditorView) => {
  const { doc, selection } = view.state;
  const { to, text: line, number } = doc.lineAt(selection.main.to);
  const isFilled = (row: number) =>
    row >= 1 && row <= doc.lines && doc.line(row).text.trim() !== '';
  const above = line.trim() ? '\n\n' : isFilled(number - 1) ? '\n' : '';
  const added = `${above}${text}\n`;
  view.dispatch({ changes: { from: to, insert: added }, selection: { anchor: to + added.length } });
  view.focus();
};

/** A table of two columns, each with a heading. */
export const emptyTable = (heading: string) =>
  `| ${heading} | ${heading} |\n| --- | --- |\n|  |  |\n|  |  |`;
