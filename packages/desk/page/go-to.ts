/** Leads to a control, or to the first one of a group; false when there is no such place. */
export function goTo(place: HTMLElement | null): boolean {
  const control = place?.matches('fieldset')
    ? place.querySelector<HTMLElement>('input, select, textarea, button')
    : place;
  for (let around = control?.closest('details'); around;)
    [around.open, around] = [true, around.parentElement?.closest('details')];
  control?.scrollIntoView({ block: 'center' });
  control?.focus();
  return Boolean(control);
}
