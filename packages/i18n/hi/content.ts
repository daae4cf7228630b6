export const content = {
  'chart.table': 'आँकड़े तालिका में',
  'chart.count': 'संख्या',

  'deadlines.holidays': 'अवकाश, जो कार्य दिवस नहीं हैं',

  'law.title': '{date} को कानून की स्थिति',
  'law.review': '{date} तक समीक्षा की जाएगी। यह जानकारी है, कानूनी सलाह नहीं।',

  'contact.address': 'पता',
  'contact.phone': 'टेलीफ़ोन',
  'contact.email': 'ई-मेल',
  'contact.officeHours': 'कार्यालय का समय',
  'contact.supportHours': 'सहायता का समय',
  'contact.holidays': 'अवकाश',
  'contact.holiday.unconfirmed': 'पुष्टि नहीं',
  'contact.holidays.source': 'स्रोत, {day} को देखा गया',
  'contact.map': 'नक्शे पर देखें',

  'siteMap.start': 'आरंभ',
  'siteMap.other': 'अन्य पृष्ठ',

  'hours.closed': 'बंद',
  'hours.range': '{from} से {to}',
  'hours.ist': 'भारतीय समय (IST)',

  'portal.access': 'पोर्टल पर जाएँ',

  'form.local': 'परीक्षण: इस कंप्यूटर से कुछ भी बाहर नहीं जाता।',
  'form.local.outbox': 'पोर्टल जो ई-मेल भेजता, उन्हें देखें',
  'form.details': 'आपके विवरण का क्या होता है',
} as const;
