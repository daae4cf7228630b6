import { z } from 'astro/zod';
import { demonstrationPrefix } from '../../core/certificates/issuer.ts';
import { weekdays } from '../../core/hours.ts';
import { choice, count, day, target, text, time, url } from '../shared/fields.ts';
import { refuse } from '../shared/refusal.ts';
import { localized, toLocalizedExample } from '../shared/localized.ts';

const weekday = choice('A day of the week.', weekdays);

/** Opening hours of some days of the week, IST. A day that is named nowhere is closed. */
const openingHours = z
  .array(
    z.strictObject({
      days: z.array(weekday).min(1),
      opens: time('Opening time, IST.', '09:00'),
      closes: time('Closing time, IST.', '17:30'),
    }),
  )
  .min(1)
  .meta({ description: 'Opening hours by day, IST.', examples: [[{ days: ['mon', 'tue'], opens: '09:00', closes: '17:30' }]] });

/**
 * A badge of the footer. Without evidence its claim is shown as a demonstration, so that the site
 * never claims what can’t be checked.
 */
const badge = z.strictObject({
  name: localized('The text of the badge.', 'ISO 27001 Certified'),
  evidence: z
    .strictObject({
      issuer: text('Who issued the certificate.', 'Bureau of Indian Standards'),
      scope: text('What it covers.', 'Hosting of the public website'),
      validUntil: day('The last day on which it is valid.', '2027-03-31'),
      link: url('Where it can be checked.', 'https://issuer.example/certificate'),
    })
    .meta({
      description: 'What proves the badge. Without it the badge is marked as a demonstration.',
      examples: [{ issuer: 'Bureau of Indian Standards' }],
    })
    .optional(),
});

/** Names that never belong to a real site (RFC 2606, RFC 6761). */
const reservedHost = /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost)$/;

const fields = z.strictObject({
  site: z
    .url({ protocol: /^https$/ })
    .regex(/[^/]$/)
    .meta({ description: 'The address of the site, without a slash at the end.', examples: ['https://www.ifsf.example'] }),
  name: localized('The full name of the federation, in the header of every page.', 'Indian Fantasy Sports Federation', { max: 48 }),
  shortName: localized('The short name.', 'IFSF'),
  certificatePrefix: z
    .string()
    .regex(/^[A-Z]{2,8}$/)
    .refine((prefix) => prefix !== demonstrationPrefix, {
      error: `${demonstrationPrefix} is the first part of the numbers of demonstration certificates. Choose another, such as IFSF.`,
    })
    .meta({ description: 'The first part of each certificate number, two to eight capital letters.', examples: ['IFSF'] }),
  demonstrationCertificates: z.boolean().meta({
    description: 'Whether the site shows, trusts and publishes the demonstration certificates. Not with a real address.',
    examples: [true],
  }),
  version: text('The version shown in the footer.', '2.1.0', { max: 12 }),
  credit: localized('The line at the very end of the footer.', 'Designed and maintained by the Federation'),
  notGovernment: localized('The line that says the federation is not a government office.', 'Not a government office.'),
  previewBanner: localized('The line below the header that says the site is a preview.', 'Preview and demonstration.', { max: 110 }),
  portal: z
    .strictObject({
      login: url('The login page of the member portal.', 'https://portal.ifsf.example/login'),
      api: url('The base address of the portal’s interface.', 'https://portal.ifsf.example/api/v1'),
      applications: target(
        'The path below it that takes membership applications. Without it the form sends nothing.',
        '/members/applications',
      ).optional(),
      messages: target(
        'The path below it that takes messages of the contact form. Without it the form sends nothing.',
        '/messages',
      ).optional(),
      certificateView: url('Where a member’s certificate is shown.', 'https://portal.ifsf.example/certificates'),
    })
    .meta({ description: 'The addresses of the member portal.', examples: [{ login: 'https://portal.ifsf.example/login' }] }),
  contact: z
    .strictObject({
      email: z.email().meta({ description: 'The general address.', examples: ['support@ifsf.example'] }),
      phone: text('The telephone number with its country code.', '+91 11 5550 0100', { max: 30 }),
      address: localized('The postal address, with a new line for each line.', '12, Sansad Marg\nNew Delhi 110 001'),
      map: url('The address on a map.', 'https://www.openstreetmap.org/?mlat=28.6266&mlon=77.2140'),
    })
    .meta({ description: 'How the federation is reached.', examples: [{ email: 'support@ifsf.example' }] }),
  officeHours: openingHours,
  supportHours: openingHours,
  holidays: z.array(z.strictObject({ day: day('The day in India.', '2027-01-26'), name: localized('What it is.', 'Republic Day') })).meta({
    description: 'The days on which the office, the help desk and the ombudsman’s office are closed. They are not working days.',
    examples: [[{ day: '2027-01-26', name: toLocalizedExample('Republic Day') }]],
  }),
  newForDays: count('For how many days the newest record of a list is marked as new.', 30),
  tickers: z
    .strictObject({
      headerSeconds: count('How long one round of the header ticker takes, in seconds.', 45),
      bottomSeconds: count('How long one round of the bottom ticker takes, in seconds.', 60),
      maxItems: count('How many items the tickers show at most.', 6),
    })
    .meta({ description: 'The two tickers.', examples: [{ headerSeconds: 45, bottomSeconds: 60, maxItems: 6 }] }),
  visitorLookup: z
    .strictObject({
      mode: choice('When a visitor’s network address and town are looked up.', ['automatic', 'on-request', 'off']),
      url: url('The service that is asked.', 'https://ipapi.co/json/'),
    })
    .meta({ description: 'The look-up of the visitor box.', examples: [{ mode: 'automatic', url: 'https://ipapi.co/json/' }] }),
  badges: z
    .array(badge)
    .meta({ description: 'The badges of the footer.', examples: [[{ name: toLocalizedExample('ISO 27001 Certified') }]] }),
  redirects: z
    .array(
      z.strictObject({ from: target('The old path.', '/resources/news-updates'), to: target('The path it leads to.', '/resources/news') }),
    )
    .meta({ description: 'Old paths that lead to new ones.', examples: [[{ from: '/resources/news-updates', to: '/resources/news' }]] }),
  missingNumbers: z
    .array(
      z.strictObject({
        series: text('The series, with or without its year.', 'IFSF/CIR/2026', { max: 40 }),
        numbers: z
          .array(z.int().positive())
          .min(1)
          .meta({ description: 'The numbers that are missing. Without them, every missing number of the series.', examples: [[3]] })
          .optional(),
        reason: localized('Why no record has them.', 'Withdrawn before it was sent.'),
      }),
    )
    .default([])
    .meta({
      description: 'Numbers of circulars, releases and orders that no record has, and why.',
      examples: [[{ series: 'IFSF/CIR/2026', numbers: [3], reason: toLocalizedExample('Withdrawn before it was sent.') }]],
    }),
});

/** What the whole site shares: names, addresses, hours, links and switches. */
export const settings = fields.refine(
  ({ site, demonstrationCertificates }) => !demonstrationCertificates || reservedHost.test(new URL(site).hostname),
  { path: ['demonstrationCertificates'], ...refuse('demonstrationOnRealSite') },
);

export type Settings = z.infer<typeof settings>;
