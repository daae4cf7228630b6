/** The icons that a text may name; `src/components/ui/Icon.astro` draws them. */
export const iconNames = [
  'policy',
  'research',
  'book',
  'people',
  'training',
  'insight',
  'shield',
  'scale',
  'clock',
  'pause',
  'wallet',
  'phone',
  'mail',
  'document',
  'calendar',
  'globe',
] as const;

export type IconName = (typeof iconNames)[number];
