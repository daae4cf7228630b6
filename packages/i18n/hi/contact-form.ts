import type { contactForm as english } from '../en/contact-form.ts';
import type { Translation } from '../translation.ts';

export const contactForm: Translation<typeof english> = {
  form: 'प्रतिक्रिया और पूछताछ',
  name: 'नाम',
  email: 'ई-मेल',
  phone: 'फ़ोन',
  subject: 'विषय',
  subjects: {
    'General Inquiry': 'सामान्य पूछताछ',
    Membership: 'सदस्यता',
    Feedback: 'प्रतिक्रिया',
    Complaint: 'शिकायत',
  },
  message: 'संदेश',
  messageHint: 'पासवर्ड, ओटीपी, कार्ड नंबर या आधार संख्या न लिखें।',
  errors: {
    'name.required': 'अपना नाम लिखें',
    'email.required': 'अपना ई-मेल पता लिखें',
    'email.invalid': 'सही ई-मेल पता लिखें',
    'subject.required': 'विषय चुनें',
    'message.required': 'अपना संदेश लिखें',
  },
  complaint: 'शिकायत के लिए आवश्यक बातें',
  operatorFirst: 'पहले संचालक को लिखें। फिर घटना के 30 दिन के भीतर शिकायत लोकपाल को भेजें।',
  incident: 'घटना का दिन',
  incidentHint: 'केवल नीचे की तिथियाँ निकालने के लिए। यह दिन संदेश में भी लिखें।',
  needed: 'लोकपाल को पहले आपसे पूछना न पड़े, इसके लिए ये बातें भरें:',
  askedOperator: 'संचालक को की गई शिकायत की संदर्भ संख्या, या यह कि उसने उत्तर दिया या नहीं',
  given: 'भर दिया',
  operator: 'संचालक',
  operatorHint: 'कोई सदस्य चुनें या दूसरा नाम लिखें।',
  operatorReference: 'संचालक को की गई शिकायत की संदर्भ संख्या',
  operatorReplied: 'क्या संचालक ने उत्तर दिया?',
  replied: 'हाँ',
  notReplied: 'नहीं',
  inTime: 'भेजने का अंतिम दिन: {lastFilingDay}।',
  late: '30 दिन की अवधि {lastFilingDay} को समाप्त हो गई। फिर भी शिकायत भेजें और देरी का कारण बताएँ।',
  fromToday:
    'आज भेजने पर: प्रारंभिक समीक्षा {review} तक; निर्णय {decision} तक; जटिल मामले में {complexDecision} तक।',
  charterEdition: 'उस दिन आचार संहिता का {edition} लागू था।',
  ombudsman: 'लोकपाल निर्णय कैसे करते हैं',
};
