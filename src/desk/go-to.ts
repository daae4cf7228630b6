/** Leads to a control, or to the first one of a group; false when there is no such place. */
export function goTo(place: HTMLElement | null): boolean {
  const control = place?.matches('fieldset')
    ? place.querySelector<HTMLElement>('input, select, textarea, button')
    : place;
  control?.scrollIntoView({ block: 'center' });
  control?.focus();
  return Boolean(control);
}
