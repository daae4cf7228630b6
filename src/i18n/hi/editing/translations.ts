import type { translations as english } from '../../en/editing/translations.ts';
import type { TranslatedTexts } from '../../message.ts';

export const translations: TranslatedTexts<typeof english> = {
  titleYearsDiffer: { problem: 'इसमें {years} है, en.mdx के शीर्षक में {others}', expected: 'वही वर्ष जो en.mdx में हैं।' },
  tableNumberDiffers: { problem: 'तालिका में {number}, en.mdx में {other}', expected: 'वही संख्या जो en.mdx में है।' },
  partMissing: { problem: '{part} en.mdx में है, यहाँ नहीं', expected: 'वही घटक और लिंक जो en.mdx में हैं।' },
  partAdded: { problem: '{part} en.mdx में नहीं है', expected: 'वही घटक और लिंक जो en.mdx में हैं।' },
};
