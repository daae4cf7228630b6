export const feeds = {
  'feed.all': 'सभी नई सामग्री',
  'feed.subtitle': 'हमारी प्रकाशित सामग्री पूरे पाठ में, नवीनतम पहले।',
  'feed.follow': 'इस सूची की नई प्रविष्टियाँ पाएँ:',
  'feed.atom': 'Atom फ़ीड',
  'feed.json': 'JSON फ़ीड',
  'feed.about': 'फ़ीड क्या है?',

  'calendar.title': 'कार्यक्रम',
  'calendar.one': 'यह कार्यक्रम अपने कैलेंडर में जोड़ें',
  'calendar.all': 'सभी कार्यक्रम अपने कैलेंडर में पाएँ',
  'calendar.file': 'सभी कार्यक्रमों की कैलेंडर फ़ाइल',

  'data.set': 'डेटा समूह',
  'data.records': 'अभिलेख',
  'data.file': 'फ़ाइल',
  'data.schema': 'फ़ील्डों का विवरण',
} as const;
