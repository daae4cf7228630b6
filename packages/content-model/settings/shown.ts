import { z } from 'astro/zod';
import { choice, count, day, described, text, url } from '../fields/fields.ts';
import { localized, toLocalizedExample } from '../fields/localized.ts';

/** The notice that visitors read before their first page. */
export const disclaimer = z
  .strictObject({
    title: localized('settings.disclaimerTitle', 'Before you read on', { max: 60 }),
    body: localized('settings.disclaimerBody', 'This site is a preview.'),
    law: localized('settings.disclaimerLaw', 'Nothing here is legal advice.').optional(),
  })
  .meta(described('settings.disclaimer', { title: toLocalizedExample('Before you read on') }))
  .optional();

/** The speed of the news tickers, and the number of lines in them. */
export const tickers = z
  .strictObject({
    headerSeconds: count('settings.headerSeconds', 45, 10),
    bottomSeconds: count('settings.bottomSeconds', 60, 10),
    maxItems: count('settings.maxItems', 6, 1),
  })
  .meta(described('settings.tickers', { headerSeconds: 45, bottomSeconds: 60, maxItems: 6 }));

/** The way to look up a visitor’s address. */
export const visitorLookup = z
  .strictObject({
    mode: choice('settings.lookupMode', ['automatic', 'on-request', 'off']),
    url: url('settings.lookupUrl', 'https://ipapi.co/json/'),
  })
  .meta(described('settings.visitorLookup', { mode: 'automatic', url: 'https://ipapi.co/json/' }));

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

/** The badges of the footer. */
export const badges = z
  .array(badge)
  .meta(described('settings.badges', [{ name: toLocalizedExample('ISO 27001 Certified') }]));
