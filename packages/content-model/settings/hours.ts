import { z } from 'astro/zod';
import { weekdays } from '@federation/base/hours';
import type { HelpKey } from '@federation/i18n/editing';
import { choice, day, described, flag, time, url } from '../fields/fields.ts';
import { localized, toLocalizedExample } from '../fields/localized.ts';

const weekday = choice('settings.weekday', weekdays);

/**
 * Opening hours of some days of the week, IST. A day that is named nowhere is closed; one that is
 * named twice has a break.
 */
export const openingHours = (help: HelpKey) =>
  z
    .array(
      z.strictObject({
        days: z
          .array(weekday)
          .min(1)
          .meta(described('settings.days', ['mon', 'tue'])),
        opens: time('settings.opens', '09:00'),
        closes: time('settings.closes', '17:30'),
      }),
    )
    .min(1)
    .meta(described(help, [{ days: ['mon', 'tue'], opens: '09:00', closes: '17:30' }]));

/** Days on which nobody works. */
export const holidaysSchema = z
  .array(
    z.strictObject({
      day: day('settings.holidayDay', '2027-01-26'),
      name: localized('settings.holidayName', 'Republic Day', { max: 80 }),
      unconfirmed: flag('settings.holidayUnconfirmed'),
    }),
  )
  .meta(
    described('settings.holidays', [
      { day: '2027-01-26', name: toLocalizedExample('Republic Day') },
    ]),
  );

/** The official announcement of these days. */
export const holidaySource = z
  .strictObject({
    link: url('settings.holidaySourceLink', 'https://dopt.gov.in'),
    checkedOn: day('settings.holidaySourceCheckedOn', '2026-11-23'),
    note: localized('settings.holidaySourceNote', 'Gazetted holidays of the central government.'),
  })
  .meta(described('settings.holidaySource', { link: 'https://dopt.gov.in' }))
  .optional();
