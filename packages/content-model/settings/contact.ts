import { z } from 'astro/zod';
import type { HelpKey } from '@federation/i18n/editing';
import { described, url } from '../fields/fields.ts';
import { localized } from '../fields/localized.ts';

const telephone = (help: HelpKey, example: string) =>
  z
    .string()
    .regex(/^(\+|\()?\d[\d ()-]{1,28}$/)
    .meta(described(help, example));

/** The contact details that visitors see. */
export const contact = z
  .strictObject({
    email: z.email().meta(described('settings.email', 'support@federation.example')),
    ombudsmanEmail: z
      .email()
      .meta(described('settings.ombudsmanEmail', 'ombudsman@federation.example'))
      .optional(),
    phone: telephone('settings.phone', '+91 11 5550 0100'),
    secondPhone: telephone('settings.secondPhone', '+91 98765 43210').optional(),
    address: localized('settings.address', '12, Sansad Marg\nNew Delhi 110 001'),
    map: url('settings.map', 'https://www.openstreetmap.org/?mlat=28.6266&mlon=77.2140'),
  })
  .meta(described('settings.contact', { email: 'support@federation.example' }));
