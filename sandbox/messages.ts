/** The messages of the sandbox by language, with placeholders in braces. */
const messages = {
  en: {
    sent: 'A one-time code was sent to {email}.',
    verified: 'The e-mail address is confirmed.',
    received: 'Received.',
    invalid: 'The portal could not accept this: {field} is missing or not valid.',
    notJson: 'The portal accepts JSON only.',
    tooLarge: 'That is more than the portal accepts.',
    notFound: 'The portal does not have this address.',
    method: 'The portal accepts POST here.',
    refuse: 'The portal has refused this request.',
    error: 'The portal has a fault. Please try again later.',
    tooOften: 'Too many requests for this address. Please try again in {seconds} seconds.',
    missing: 'There is no code for this e-mail address. Ask for a new one.',
    expired: 'The code has expired. Ask for a new one.',
    exhausted: 'The wrong code was entered too often. Ask for a new one.',
    wrong: 'The code is wrong. Tries left: {attempts}.',
    mailSubject: 'Your one-time code',
    mailBody:
      'Your one-time code is {code}. It is valid for 10 minutes. If you did not ask for it, you do not need to do anything.',
    receiptSubject: 'We have received your form',
  },
  hi: {
    sent: 'ओटीपी {email} पर भेजा गया है।',
    verified: 'ई-मेल पते की पुष्टि हो गई है।',
    received: 'प्राप्त हुआ।',
    invalid: 'पोर्टल इसे स्वीकार नहीं कर सका: {field} नहीं है या उसका रूप गलत है।',
    notJson: 'पोर्टल केवल JSON स्वीकार करता है।',
    tooLarge: 'यह उससे अधिक है जितना पोर्टल स्वीकार करता है।',
    notFound: 'पोर्टल में ऐसा कोई पता नहीं है।',
    method: 'पोर्टल यहाँ केवल POST स्वीकार करता है।',
    refuse: 'पोर्टल ने यह अनुरोध अस्वीकार किया है।',
    error: 'पोर्टल में कोई गड़बड़ी है। कृपया बाद में फिर प्रयास करें।',
    tooOften: 'इस पते के लिए बहुत अधिक अनुरोध आए हैं। कृपया {seconds} सेकंड बाद फिर प्रयास करें।',
    missing: 'इस ई-मेल पते के लिए कोई कोड नहीं है। नया कोड मँगाएँ।',
    expired: 'कोड की अवधि समाप्त हो गई है। नया कोड मँगाएँ।',
    exhausted: 'कोड बहुत बार गलत डाला गया। नया कोड मँगाएँ।',
    wrong: 'कोड गलत है। शेष प्रयास: {attempts}।',
    mailSubject: 'आपका ओटीपी',
    mailBody:
      'आपका ओटीपी {code} है। यह 10 मिनट तक मान्य है। यदि आपने इसे नहीं मँगाया, तो आपको कुछ नहीं करना है।',
    receiptSubject: 'आपका फ़ॉर्म हमें मिल गया है',
  },
} as const;

type MessageKey = keyof (typeof messages)['en'];

/** Returns a message with its placeholders filled in. */
export type Translate = (key: MessageKey, values?: Record<string, string | number>) => string;

/**
 * Messages in the language of an `Accept-Language` header: Hindi if that comes first, otherwise
 * English.
 */
export function createTranslate(acceptLanguage: string | undefined): Translate {
  const texts = acceptLanguage?.trim().toLowerCase().startsWith('hi') ? messages.hi : messages.en;
  return (key, values = {}) =>
    texts[key].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
