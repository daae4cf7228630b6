import type { report as english } from '../../en/editing/report.ts';
import type { Translation } from '../../translation.ts';

export const report: Translation<typeof english> = {
  faults: 'सुधारने योग्य',
  largest: 'सबसे बड़ी फ़ाइलें',
  nothing: 'कुछ नहीं।',
  translations: 'अनुवाद',
  missingIn: 'इस भाषा में पाठ नहीं है: {language}',
  reviews: 'समीक्षाएँ',
  overdueSince: '{date} से लंबित',
  dueBy: '{date} तक',
  calendar: 'क्या आएगा और क्या हटेगा',
  appearsOn: '{date} को आएगी',
  leavesAfter: '{date} के बाद हटेगी',
  draft: 'ड्राफ़्ट',
  links: 'दूसरी साइटों के लिंक',
  answer: 'उत्तर: {status}',
  noAnswer: 'कोई उत्तर नहीं',
  unused: 'फ़ाइलें जिनका कहीं उल्लेख नहीं',
  demonstration: 'काल्पनिक उदाहरण',
  remarks: 'ध्यान देने योग्य',
};
