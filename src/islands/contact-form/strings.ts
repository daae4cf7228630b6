import type { Language } from '../../i18n/languages.ts';
import type { Subject } from '../../core/forms/contact-message.ts';

export interface ContactStrings {
  form: string;
  name: string;
  email: string;
  phone: string;
  subjectField: string;
  subjects: Record<Subject, string>;
  message: string;
  messageHint: string;
  errors: Record<string, string>;
  complaint: string;
  operatorFirst: string;
  incident: string;
  incidentHint: string;
  inTime: string;
  late: string;
  fromToday: string;
  ombudsman: string;
}

export const strings: Record<Language, ContactStrings> = {
  en: {
    form: 'Feedback & Inquiry',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    subjectField: 'Subject',
    subjects: { 'General Inquiry': 'General Inquiry', Membership: 'Membership', Feedback: 'Feedback', Complaint: 'Complaint' },
    message: 'Message',
    messageHint: 'No passwords, one-time codes, card or Aadhaar numbers.',
    errors: {
      'name.required': 'Enter your name',
      'email.required': 'Enter your e-mail address',
      'email.invalid': 'Enter a valid e-mail address',
      'subject.required': 'Choose a subject',
      'message.required': 'Write your message',
    },
    complaint: 'What a complaint needs',
    operatorFirst: 'Write to the operator first. The ombudsman can take up your complaint if you send it within 30 days of the incident.',
    incident: 'Day of the incident',
    incidentHint: 'Only to reckon the dates below; write the day into your message too.',
    inTime: 'Last day to send it: {lastFilingDay}.',
    late: 'The 30 days ended on {lastFilingDay}. The ombudsman can no longer take it up.',
    fromToday: 'If you send it today: initial review by {review}; decision by {decision}; in a complex case by {complexDecision}.',
    ombudsman: 'How the ombudsman decides',
  },
  hi: {
    form: 'प्रतिक्रिया और पूछताछ',
    name: 'नाम',
    email: 'ई-मेल',
    phone: 'फ़ोन',
    subjectField: 'विषय',
    subjects: { 'General Inquiry': 'सामान्य पूछताछ', Membership: 'सदस्यता', Feedback: 'प्रतिक्रिया', Complaint: 'शिकायत' },
    message: 'संदेश',
    messageHint: 'पासवर्ड, एकबारगी कोड, कार्ड या आधार संख्या न लिखें।',
    errors: {
      'name.required': 'अपना नाम लिखें',
      'email.required': 'अपना ई-मेल पता लिखें',
      'email.invalid': 'सही ई-मेल पता लिखें',
      'subject.required': 'विषय चुनें',
      'message.required': 'अपना संदेश लिखें',
    },
    complaint: 'शिकायत के लिए आवश्यक बातें',
    operatorFirst: 'पहले संचालक को लिखें। लोकपाल शिकायत तभी सुन सकते हैं जब वह घटना के 30 दिन के भीतर भेजी गई हो।',
    incident: 'घटना का दिन',
    incidentHint: 'केवल नीचे की तिथियाँ निकालने के लिए; यह दिन संदेश में भी लिखें।',
    inTime: 'भेजने का अंतिम दिन: {lastFilingDay}।',
    late: '30 दिन की अवधि {lastFilingDay} को समाप्त हो गई। लोकपाल अब इस पर विचार नहीं कर सकते।',
    fromToday: 'आज भेजने पर: प्रारंभिक समीक्षा {review} तक; निर्णय {decision} तक; जटिल मामले में {complexDecision} तक।',
    ombudsman: 'लोकपाल निर्णय कैसे करते हैं',
  },
};
