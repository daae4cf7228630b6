import { describeHours, formatHours } from '@federation/base/hours';
import { toMailboxLink } from '@federation/base/mailbox';
import { toOneLine } from '@federation/base/one-line';
import { defineComponent, inGroup, type SiteData } from './component-definition.ts';
import type { Block } from './document-blocks.ts';
import { choice, target, text } from '../fields/fields.ts';

function toList({ settings, language, t }: SiteData): Block {
  const { address, email, phone, secondPhone } = settings.contact;
  const hours = formatHours(settings.officeHours, language).flatMap(({ days, times }) =>
    times ? [`${days} ${times}`] : [],
  );
  const rows = [
    [t('contact.address'), `${settings.name[language]}, ${toOneLine(address[language])}`],
    [t('contact.phone'), secondPhone ? `${phone}, ${secondPhone}` : phone],
    [t('contact.email'), email],
    [t('contact.officeHours'), hours.join('; ')],
  ];
  return {
    type: 'list',
    ordered: false,
    start: 1,
    items: rows.map(([name, value]) => [
      { type: 'paragraph', children: [{ type: 'text', value: `${name}: ${value}` }] },
    ]),
  };
}

/** Values of the settings, so that no text repeats them. */
export const detailComponents = inGroup('site', {
  ContactDetails: defineComponent({
    attributes: {
      show: choice('ContactDetails.show', ['short', 'full']).optional(),
    },
    parts: [{ id: 'holidays', words: 'holidays' }],
    values: ({ contact: { phone, secondPhone } }) => [
      { shown: [phone, secondPhone].flatMap((number) => [number, number?.replaceAll(' ', '')]) },
    ],
    document: { data: (site) => [toList(site)] },
  }),
  OpeningHours: defineComponent({
    attributes: { of: choice('OpeningHours.of', ['office', 'support']) },
    document: {
      value: ({ settings, language, t }, { of }) => ({
        type: 'text',
        value: describeHours(
          of === 'office' ? settings.officeHours : settings.supportHours,
          language,
          (from, to) => t('hours.range', { from, to }),
        ),
      }),
    },
  }),
  CertificatePrefix: defineComponent({
    values: ({ certificatePrefix }) => [{ shown: [`${certificatePrefix}-`] }],
    document: {
      value: ({ settings }) => ({ type: 'text', value: settings.certificatePrefix }),
    },
  }),
  OurName: defineComponent({
    attributes: { show: choice('OurName.show', ['short', 'full']).optional() },
    values: ({ name, shortName }, language) => [
      { shown: [name[language]] },
      { shown: [shortName[language]], attributes: { show: 'short' } },
    ],
    document: {
      value: ({ settings, language }, { show }) => ({
        type: 'text',
        value: settings[show === 'short' ? 'shortName' : 'name'][language],
      }),
    },
  }),
  OurAddress: defineComponent({
    // A line without a number is a town, of which a text may have its own to say.
    values: ({ contact: { address } }, language) => [
      { shown: address[language].split('\n').filter((line) => /\d/.test(line)) },
    ],
    document: {
      value: ({ settings: { contact }, language }) => ({
        type: 'text',
        value: toOneLine(contact.address[language]),
      }),
    },
  }),
  MailTo: defineComponent({
    attributes: {
      of: choice('MailTo.of', ['office', 'ombudsman']).optional(),
      subject: text('MailTo.subject', 'Privacy', { max: 60 }).optional(),
    },
    words: ['subject'],
    values: ({ contact: { email, ombudsmanEmail } }) => [
      { shown: [email] },
      { shown: [ombudsmanEmail], attributes: { of: 'ombudsman' } },
    ],
    document: {
      value: ({ settings: { contact } }, attributes) => {
        const { address, url } = toMailboxLink(contact, attributes);
        return { type: 'link', url, children: [{ type: 'text', value: address }] };
      },
    },
  }),
  OurSite: defineComponent({
    attributes: {
      path: target('OurSite.path', '/.well-known/jwks.json').optional(),
    },
    values: ({ site }) => [{ shown: [site, new URL(site).host] }],
    document: {
      value: ({ settings: { site } }, { path = '' }) => ({
        type: 'link',
        url: `${site}${path}`,
        children: [{ type: 'text', value: `${site}${path}` }],
      }),
    },
  }),
  Courts: defineComponent({
    document: {
      value: ({ settings, language }) => ({ type: 'text', value: settings.courts[language] }),
    },
  }),
});
