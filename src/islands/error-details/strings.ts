import type { Language } from '../../i18n/languages.ts';

export interface ErrorStrings {
  time: string;
  pause: string;
  resume: string;
  reference: string;
  explanation: string;
  report: string;
  /** Subject and body of the mail: {reference} and {page} are filled in. */
  subject: string;
  body: string;
}

export const strings: Record<Language, ErrorStrings> = {
  en: {
    time: 'Current time (IST)',
    pause: 'Pause the clock',
    resume: 'Start the clock',
    reference: 'Error reference',
    explanation: 'Quote this reference when you write to us. It is made up in your browser and says nothing about you.',
    report: 'Report this by e-mail',
    subject: 'Error on the website, reference {reference}',
    body: 'Reference: {reference}\nPage: {page}\n\nWhat I was doing:\n',
  },
  hi: {
    time: 'वर्तमान समय (IST)',
    pause: 'घड़ी रोकें',
    resume: 'घड़ी चलाएँ',
    reference: 'त्रुटि संदर्भ',
    explanation: 'हमें लिखते समय यह संदर्भ दें। यह आपके ब्राउज़र में बनता है और आपके बारे में कुछ नहीं बताता।',
    report: 'ई-मेल से सूचित करें',
    subject: 'वेबसाइट पर त्रुटि, संदर्भ {reference}',
    body: 'संदर्भ: {reference}\nपृष्ठ: {page}\n\nउस समय किया जा रहा कार्य:\n',
  },
};
