type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Values that were typed and chosen, by the ids of their fields. */
export type FieldValues = ReadonlyMap<string, string | boolean>;

/** A copy of the content of an element, without what was typed and chosen in its fields. */
export function copyContent(element: Element): DocumentFragment {
  const copy = document.createDocumentFragment();
  copy.append(...[...element.childNodes].map((node) => node.cloneNode(true)));
  return copy;
}

/** Reads the fields of an element. */
export function readFieldValues(root: ParentNode): FieldValues {
  return new Map(
    findFields(root).map((field) => [field.id, isTicked(field) ? field.checked : field.value]),
  );
}

export interface Caret {
  id: string;
  /** The selected characters; null in fields that don’t tell, such as one for an e-mail address. */
  from: number | null;
  to: number | null;
}

/** Returns the position of the caret in an element, if it has the focus. */
export function readCaret(root: Element): Caret | undefined {
  const field = findFields(root).find((candidate) => candidate === document.activeElement);
  if (!field) return undefined;
  const { selectionStart: from = null, selectionEnd: to = null } =
    field instanceof HTMLSelectElement ? {} : field;
  return { id: field.id, from, to };
}

/** Restores the caret, so that somebody can go on typing. */
export function writeCaret(root: ParentNode, { id, from, to }: Caret): void {
  const field = findFields(root).find((candidate) => candidate.id === id);
  field?.focus();
  if (from !== null && to !== null && field && !(field instanceof HTMLSelectElement))
    field.setSelectionRange(from, to);
}

/** Fills fields in. */
export function writeFieldValues(root: ParentNode, fields: FieldValues): void {
  for (const field of findFields(root)) {
    const value = fields.get(field.id);
    if (typeof value === 'string') field.value = value;
    else if (value !== undefined && isTicked(field)) field.checked = value;
  }
}

/** A script can’t choose a file. */
const findFields = (root: ParentNode) => [
  ...root.querySelectorAll<Field>('input:not([type=file]), select, textarea'),
];

const isTicked = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';
