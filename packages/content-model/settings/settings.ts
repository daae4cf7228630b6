import { z } from 'astro/zod';
import { isRealAddress } from '@federation/base/real-address';
import { colours } from '../fields/colours.ts';
import { count, described, flag, text } from '../fields/fields.ts';
import { refuse } from '../fields/refusal.ts';
import { localized } from '../fields/localized.ts';
import { contact } from './contact.ts';
import { holidaysSchema, holidaySource, openingHours } from './hours.ts';
import { portal, retention } from './portal.ts';
import { missingNumbers, redirects } from './records.ts';
import { badges, disclaimer, tickers, visitorLookup } from './shown.ts';

const fields = z.strictObject({
  site: z
    .url({ protocol: /^https$/ })
    .regex(/[^/]$/)
    .meta(described('settings.site', 'https://www.federation.example')),
  name: localized('settings.name', 'Federation of Game Studios', { max: 64 }),
  shortName: localized('settings.shortName', 'ABC', { max: 24 }),
  certificatePrefix: z
    .string()
    .regex(/^[A-Z]{2,8}$/)
    .meta(described('settings.certificatePrefix', 'ABC')),
  demonstrationCertificates: z
    .boolean()
    .meta(described('settings.demonstrationCertificates', true)),
  publishByPullRequest: flag('settings.publishByPullRequest'),
  hstsPreload: flag('settings.hstsPreload'),
  version: text('settings.version', '2.1.0', { max: 12 }),
  credit: localized('settings.credit', 'Designed and maintained by our Secretariat'),
  notGovernment: localized('settings.notGovernment', 'Not a government office.'),
  previewBanner: localized('settings.previewBanner', 'Preview and demonstration.', {
    max: 110,
  }).optional(),
  disclaimer,
  colours,
  demonstrationNotice: localized(
    'settings.demonstrationNotice',
    'This federation is invented; what you send from here reaches nobody.',
    { max: 240 },
  ).optional(),
  portal,
  contact,
  courts: localized('settings.courts', 'New Delhi', { max: 60 }),
  retention,
  gstPercent: count('settings.gstPercent', 18).optional(),
  officeHours: openingHours('settings.officeHours'),
  supportHours: openingHours('settings.supportHours'),
  holidays: holidaysSchema,
  holidaySource,
  newForDays: count('settings.newForDays', 30),
  tickers,
  visitorLookup,
  badges,
  redirects,
  missingNumbers,
});

/** The settings of the whole site: names, addresses, hours, links and switches. */
export const settingsSchema = fields
  .refine(
    ({ site, demonstrationCertificates }) => !demonstrationCertificates || !isRealAddress(site),
    {
      path: ['demonstrationCertificates'],
      ...refuse('demonstrationOnRealSite'),
    },
  )
  .refine(({ site, demonstrationNotice }) => !demonstrationNotice || !isRealAddress(site), {
    path: ['demonstrationNotice'],
    ...refuse('noticeOnRealSite'),
  })
  .refine(({ portal }) => !portal?.ours || portal.api !== undefined, {
    path: ['portal', 'ours'],
    ...refuse('portalWithoutAddress'),
  });

export type Settings = z.infer<typeof settingsSchema>;

/** Tells whether a site shows an invented federation: the notice at its forms says so. */
export function isDemonstrationSite({
  demonstrationNotice,
}: Pick<Settings, 'demonstrationNotice'>): boolean {
  return demonstrationNotice !== undefined;
}

/** The time after which what arrives counts from the next working day, `HH:MM` in India. */
export const getClosingTime = ({ supportHours }: Pick<Settings, 'supportHours'>): string =>
  supportHours
    .map(({ closes }) => closes)
    .sort()
    .at(-1) ?? '24:00';
