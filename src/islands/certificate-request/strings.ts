import type { Language } from '../../i18n/languages.ts';
import type { Purpose } from '../../core/forms/certificate-request.ts';

export interface CertificateRequestStrings {
  form: string;
  steps: [string, string, string];
  step: string;
  fullName: string;
  mobileNumber: string;
  mobileHint: string;
  emailId: string;
  emailHint: string;
  purpose: string;
  purposes: Record<Purpose, string>;
  submit: string;
  errors: Record<string, string>;
  verify: string;
  codeSent: string;
  change: string;
  code: string;
  codeHint: string;
  codeMissing: string;
  verifying: string;
  resend: string;
  resendIn: string;
  resent: string;
  submitted: string;
  submittedText: string;
  restricted: string;
  another: string;
}

/** The English messages of errors, the purposes and the headings are those of the specification. */
export const strings: Record<Language, CertificateRequestStrings> = {
  en: {
    form: 'Request a member certificate',
    steps: ['Your particulars', 'Verify OTP', 'Request Submitted'],
    step: 'Step {step} of 3',
    fullName: 'Full name',
    mobileNumber: 'Mobile number',
    mobileHint: 'Ten digits. Spaces and +91 do no harm.',
    emailId: 'Email',
    emailHint: 'A one-time code goes to this address, and later the certificate.',
    purpose: 'Purpose of viewing the certificate',
    purposes: { payment_gateway: 'Payment Gateway Integration', bank: 'Bank Verification' },
    submit: 'Request certificate',
    errors: {
      'fullName.required': 'Full name is required',
      'fullName.short': 'Name must be at least 3 characters long',
      'mobileNumber.required': 'Mobile number is required',
      'mobileNumber.invalid': 'Enter valid 10-digit mobile number',
      'emailId.required': 'Email is required',
      'emailId.invalid': 'Enter a valid email address',
      'purpose.required': 'Please select a purpose',
    },
    verify: 'Verify OTP',
    codeSent: 'We have sent a one-time code to {email}. It may take a minute; look into the spam folder too.',
    change: 'Change the e-mail address',
    code: 'One-time code (OTP)',
    codeHint: 'The code from the e-mail. Spaces do no harm.',
    codeMissing: 'Enter the code from the e-mail',
    verifying: 'Verifying…',
    resend: 'Send a new code',
    resendIn: 'Send a new code (in {seconds} s)',
    resent: 'A new code was sent to {email}. The older one no longer works.',
    submitted: 'Request Submitted',
    submittedText: 'Your request is submitted. The certificate will be sent to {email}.',
    restricted: 'Certificate viewing is restricted to payment gateway integration and bank verification purposes.',
    another: 'Submit Another Request',
  },
  hi: {
    form: 'सदस्य प्रमाणपत्र का अनुरोध',
    steps: ['आपका विवरण', 'OTP की पुष्टि', 'अनुरोध भेजा गया'],
    step: 'चरण {step}/3',
    fullName: 'पूरा नाम',
    mobileNumber: 'मोबाइल नंबर',
    mobileHint: 'दस अंक। रिक्त स्थान या +91 भी लिख सकते हैं।',
    emailId: 'ई-मेल',
    emailHint: 'इस पते पर एकबारगी कोड और बाद में प्रमाणपत्र भेजा जाएगा।',
    purpose: 'प्रमाणपत्र देखने का प्रयोजन',
    purposes: { payment_gateway: 'भुगतान गेटवे एकीकरण', bank: 'बैंक सत्यापन' },
    submit: 'प्रमाणपत्र का अनुरोध करें',
    errors: {
      'fullName.required': 'पूरा नाम लिखें',
      'fullName.short': 'नाम में कम से कम 3 अक्षर होने चाहिए',
      'mobileNumber.required': 'मोबाइल नंबर लिखें',
      'mobileNumber.invalid': '10 अंकों का सही मोबाइल नंबर लिखें',
      'emailId.required': 'ई-मेल पता लिखें',
      'emailId.invalid': 'सही ई-मेल पता लिखें',
      'purpose.required': 'कृपया प्रयोजन चुनें',
    },
    verify: 'OTP की पुष्टि करें',
    codeSent: 'हमने {email} पर एकबारगी कोड भेजा है। इसमें एक मिनट लग सकता है; स्पैम फ़ोल्डर भी देख लें।',
    change: 'ई-मेल पता बदलें',
    code: 'एकबारगी कोड (OTP)',
    codeHint: 'ई-मेल में आया कोड। रिक्त स्थान हों तो भी चलेगा।',
    codeMissing: 'ई-मेल में आया कोड लिखें',
    verifying: 'पुष्टि हो रही है…',
    resend: 'नया कोड भेजें',
    resendIn: 'नया कोड भेजें ({seconds} सेकंड बाद)',
    resent: 'नया कोड {email} पर भेजा गया है। पिछला कोड अब काम नहीं करेगा।',
    submitted: 'अनुरोध भेजा गया',
    submittedText: 'आपका अनुरोध भेज दिया गया है। प्रमाणपत्र {email} पर भेजा जाएगा।',
    restricted: 'प्रमाणपत्र केवल भुगतान गेटवे एकीकरण और बैंक सत्यापन के प्रयोजन से दिखाया जाता है।',
    another: 'एक और अनुरोध करें',
  },
};
