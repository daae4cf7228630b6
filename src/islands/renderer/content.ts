type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A copy of the content of an element, without what was typed and chosen in its fields. */
export function copyContent(element: Element): DocumentFragment {
  const copy = document.createDocumentFragment();
  copy.append(...[...element.childNodes].map((node) => node.cloneNode(true)));
  return copy;
}

/**
 * Remembers what was typed and chosen in the fields of an element, and the caret.
 *
 * @returns fills in the fields with the same ids, so that somebody can go on typing
 */
export function rememberFields(root: ParentNode): (target: ParentNode) => void {
  const fields = findFields(root);
  const typed = new Map(
    fields.map((field) => [field.id, isTicked(field) ? field.checked : field.value]),
  );
  const active = fields.find((field) => field === document.activeElement);
  const { selectionStart: from = null, selectionEnd: to = null } =
    active && !(active instanceof HTMLSelectElement) ? active : {};
  return (target) => {
    for (const field of findFields(target)) {
      const value = typed.get(field.id);
      if (typeof value === 'string') field.value = value;
      else if (value !== undefined && isTicked(field)) field.checked = value;
      if (field.id !== active?.id) continue;
      field.focus();
      // A field for an e-mail address does not tell where its caret is.
      if (from !== null && to !== null && !(field instanceof HTMLSelectElement))
        field.setSelectionRange(from, to);
    }
  };
}

/** A script can’t choose a file. */
const findFields = (root: ParentNode) => [
  ...root.querySelectorAll<Field>('input:not([type=file]), select, textarea'),
];

const isTicked = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';
