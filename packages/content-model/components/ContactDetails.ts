import type { Block } from './document-blocks.ts';
import { formatHours } from '@federation/base/hours';
import { toOneLine } from '@federation/base/one-line';
import { defineComponent, type SiteData } from './component-definition.ts';
import { choice } from '../fields/fields.ts';

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

export const ContactDetails = defineComponent({
  group: 'site',
  attributes: {
    show: choice('ContactDetails.show', ['short', 'full']).optional(),
  },
  parts: [{ id: 'holidays', words: 'holidays' }],
  values: ({ contact: { phone, secondPhone } }) => [
    { shown: [phone, secondPhone].flatMap((number) => [number, number?.replaceAll(' ', '')]) },
  ],
  document: { data: (site) => [toList(site)] },
});
