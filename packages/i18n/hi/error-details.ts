export const errorDetails = {
  time: 'वर्तमान समय (IST)',
  pause: 'घड़ी रोकें',
  resume: 'घड़ी चलाएँ',
  reference: 'त्रुटि संदर्भ',
  explanation: 'हमें लिखें, तो यह संदर्भ साथ दें। इससे आपकी पहचान नहीं होती।',
  report: 'ई-मेल से सूचित करें',
  subject: 'वेबसाइट पर त्रुटि, संदर्भ {reference}',
  body: 'संदर्भ: {reference}\nपृष्ठ: {page}\n\nआप उस समय क्या कर रहे थे:\n',
} as const;
