type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What was typed and chosen in fields, by their ids. */
export type Fields = ReadonlyMap<string, string | boolean>;

/** A copy of the content of an element, without what was typed and chosen in its fields. */
export function copyContent(element: Element): DocumentFragment {
  const copy = document.createDocumentFragment();
  copy.append(...[...element.childNodes].map((node) => node.cloneNode(true)));
  return copy;
}

/** Reads the fields of an element. */
export function readFields(root: ParentNode): Fields {
  return new Map(
    findFields(root).map((field) => [field.id, isTicked(field) ? field.checked : field.value]),
  );
}

/** Fills fields in. */
export function writeFields(root: ParentNode, fields: Fields): void {
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
