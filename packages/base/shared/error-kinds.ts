/** The kinds of error page (specification, section 2). Only three of them have an address. */
export const errorKinds = [
  '404',
  '500',
  'maintenance',
  'network',
  'unauthorized',
  'forbidden',
] as const;

export type ErrorKind = (typeof errorKinds)[number];
