/** Components that a text places: charts, the position of law, contact details, forms. */
export const content = {
  'chart.table': 'Figures as a table',
  'chart.count': 'Number',

  'deadlines.holidays': 'Holidays (not working days)',

  'law.title': 'Position of law on {date}',
  'law.review': 'To be reviewed by {date}. This is information, not legal advice.',

  'contact.address': 'Address',
  'contact.phone': 'Telephone',
  'contact.email': 'E-mail',
  'contact.officeHours': 'Office hours',
  'contact.supportHours': 'Support hours',
  'contact.holidays': 'Holidays',
  'contact.holiday.unconfirmed': 'not confirmed',
  'contact.holidays.source': 'Source, checked on {day}',
  'contact.map': 'View on Map',

  'siteMap.start': 'Home and contact',
  'siteMap.other': 'Other pages',

  'hours.closed': 'Closed',
  'hours.range': '{from} to {to}',
  'hours.ist': 'Indian Standard Time (IST)',

  'portal.access': 'Access Portal',

  'form.local': 'Test: nothing leaves this computer.',
  'form.local.outbox': 'Read the e-mails that the portal would send',
  'form.details': 'What happens to your details',
} as const;
