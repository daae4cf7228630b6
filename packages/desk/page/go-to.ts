/** Leads to a control, or to the first one of a group; false when there is no such place. */
export function goTo(element: HTMLElement | null): boolean {
  const control = element?.matches('fieldset')
    ? element.querySelector<HTMLElement>('input, select, textarea, button')
    : element;
  for (let around = control?.closest('details'); around;)
    [around.open, around] = [true, around.parentElement?.closest('details')];
  control?.scrollIntoView({ block: 'center' });
  control?.focus();
  return Boolean(control);
}
