import { z } from 'astro/zod';
import { weekdays } from '../core/hours.ts';
import type { HelpKey } from '../i18n/editing.ts';
import { colours } from './fields/colours.ts';
import { choice, count, day, described, flag, target, text, time, url } from './fields/fields.ts';
import { refuse } from './fields/refusal.ts';
import { localized, toLocalizedExample } from './fields/localized.ts';

const weekday = choice('settings.weekday', weekdays);

/**
 * Opening hours of some days of the week, IST. A day that is named nowhere is closed; one that is
 * named twice has a break.
 */
const openingHours = (help: HelpKey) =>
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

const telephone = (help: HelpKey, example: string) =>
  z
    .string()
    .regex(/^(\+|\()?\d[\d ()-]{1,28}$/)
    .meta(described(help, example));

/**
 * A badge of the footer. Without evidence its claim is shown as a demonstration, so that the site
 * never claims what can’t be checked.
 */
const badge = z.strictObject({
  name: localized('settings.badgeName', 'ISO 27001 Certified', { max: 80 }),
  evidence: z
    .strictObject({
      issuer: text('settings.badgeIssuer', 'Bureau of Indian Standards'),
      scope: text('settings.badgeScope', 'Hosting of the public website'),
      validUntil: day('settings.badgeValidUntil', '2027-03-31'),
      link: url('settings.badgeLink', 'https://issuer.example/certificate'),
    })
    .meta(described('settings.badgeEvidence', { issuer: 'Bureau of Indian Standards' }))
    .optional(),
});

/** Names that never belong to a real site (RFC 2606, RFC 6761). */
const reservedHost = /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost)$/;

/**
 * For how many months what is sent is kept at least: a year, as rule 8(3) of the Digital Personal
 * Data Protection Rules, 2025 asks from May 2027 (docs/decisions/0087-how-long.md).
 */
const leastMonths = 12;

const isReserved = (site: string) => reservedHost.test(new URL(site).hostname);

const fields = z.strictObject({
  site: z
    .url({ protocol: /^https$/ })
    .regex(/[^/]$/)
    .meta(described('settings.site', 'https://www.federation.example')),
  name: localized('settings.name', 'Federation of Game Studios', { max: 48 }),
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
  disclaimer: z
    .strictObject({
      title: localized('settings.disclaimerTitle', 'Before you read on', { max: 60 }),
      body: localized('settings.disclaimerBody', 'This site is a preview.'),
      law: localized('settings.disclaimerLaw', 'Nothing here is legal advice.').optional(),
    })
    .meta(described('settings.disclaimer', { title: toLocalizedExample('Before you read on') }))
    .optional(),
  colours,
  demonstrationNotice: localized(
    'settings.demonstrationNotice',
    'This federation is invented; what you send from here reaches nobody.',
    { max: 240 },
  ).optional(),
  portal: z
    .strictObject({
      login: url('settings.portalLogin', 'https://portal.federation.example/login').optional(),
      ours: flag('settings.portalOurs'),
      api: url('settings.portalApi', 'https://portal.federation.example/api/v1').optional(),
      applications: target('settings.portalApplications', '/members/applications').optional(),
      messages: target('settings.portalMessages', '/messages').optional(),
      dkimSelector: z
        .string()
        .regex(/^[\w-]+(\.[\w-]+)*$/)
        .meta(described('settings.portalDkimSelector', 'mail2026'))
        .optional(),
      certificateView: url(
        'settings.portalCertificateView',
        'https://portal.federation.example/certificates',
      ).optional(),
    })
    .meta(described('settings.portal', { login: 'https://portal.federation.example/login' }))
    .optional(),
  contact: z
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
    .meta(described('settings.contact', { email: 'support@federation.example' })),
  courts: localized('settings.courts', 'New Delhi', { max: 60 }),
  retention: z
    .strictObject({
      application: count('settings.keepApplications', 12, leastMonths),
      message: count('settings.keepMessages', 12, leastMonths),
      complaint: count('settings.keepComplaints', 36, leastMonths),
      certificate: count('settings.keepRequests', 12, leastMonths),
      backups: count('settings.keepBackups', 30, 1),
    })
    .meta(described('settings.retention', { application: 12, message: 12, complaint: 36 })),
  officeHours: openingHours('settings.officeHours'),
  supportHours: openingHours('settings.supportHours'),
  holidays: z
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
    ),
  holidaySource: z
    .strictObject({
      link: url('settings.holidaySourceLink', 'https://dopt.gov.in'),
      checkedOn: day('settings.holidaySourceCheckedOn', '2026-11-23'),
      note: localized('settings.holidaySourceNote', 'Gazetted holidays of the central government.'),
    })
    .meta(described('settings.holidaySource', { link: 'https://dopt.gov.in' }))
    .optional(),
  newForDays: count('settings.newForDays', 30),
  tickers: z
    .strictObject({
      headerSeconds: count('settings.headerSeconds', 45, 10),
      bottomSeconds: count('settings.bottomSeconds', 60, 10),
      maxItems: count('settings.maxItems', 6, 1),
    })
    .meta(described('settings.tickers', { headerSeconds: 45, bottomSeconds: 60, maxItems: 6 })),
  visitorLookup: z
    .strictObject({
      mode: choice('settings.lookupMode', ['automatic', 'on-request', 'off']),
      url: url('settings.lookupUrl', 'https://ipapi.co/json/'),
    })
    .meta(
      described('settings.visitorLookup', { mode: 'automatic', url: 'https://ipapi.co/json/' }),
    ),
  badges: z
    .array(badge)
    .meta(described('settings.badges', [{ name: toLocalizedExample('ISO 27001 Certified') }])),
  redirects: z
    .array(
      z.strictObject({
        from: target('settings.redirectFrom', '/resources/news-updates'),
        to: target('settings.redirectTo', '/resources/news').optional(),
        gone: flag('settings.redirectGone'),
      }),
    )
    .meta(
      described('settings.redirects', [{ from: '/resources/news-updates', to: '/resources/news' }]),
    ),
  missingNumbers: z
    .array(
      z.strictObject({
        series: text('settings.series', 'ABC/CIR/2026', { max: 40 }),
        numbers: z
          .array(z.int().positive())
          .min(1)
          .meta(described('settings.numbers', [3]))
          .optional(),
        reason: localized('settings.reason', 'Withdrawn before it was sent.'),
      }),
    )
    .default([])
    .meta(
      described('settings.missingNumbers', [
        {
          series: 'ABC/CIR/2026',
          numbers: [3],
          reason: toLocalizedExample('Withdrawn before it was sent.'),
        },
      ]),
    ),
});

/** What the whole site shares: names, addresses, hours, links and switches. */
export const settings = fields
  .refine(({ site, demonstrationCertificates }) => !demonstrationCertificates || isReserved(site), {
    path: ['demonstrationCertificates'],
    ...refuse('demonstrationOnRealSite'),
  })
  .refine(({ site, demonstrationNotice }) => !demonstrationNotice || isReserved(site), {
    path: ['demonstrationNotice'],
    ...refuse('noticeOnRealSite'),
  })
  .refine(({ portal }) => !portal?.ours || portal.api !== undefined, {
    path: ['portal', 'ours'],
    ...refuse('portalWithoutAddress'),
  });

export type Settings = z.infer<typeof settings>;

/** Tells whether a site shows an invented federation: the notice at its forms says so. */
export function isDemonstration({
  demonstrationNotice,
}: Pick<Settings, 'demonstrationNotice'>): boolean {
  return demonstrationNotice !== undefined;
}
