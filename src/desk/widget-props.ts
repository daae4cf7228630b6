import type { WidgetProps } from '@rjsf/utils';

/** What a control holds; nothing where it is left empty. */
export const toValue = (text: string) => (text === '' ? undefined : text);

/** What every control says of itself: its help, its errors, and whether it may be left out. */
export const common = ({ id, rawErrors = [], required }: WidgetProps) => ({
  id,
  'aria-describedby': `${id}__error ${id}__description`,
  'aria-invalid': rawErrors.length > 0,
  'aria-required': required,
});
