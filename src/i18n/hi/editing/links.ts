import type { links as english } from '../../en/editing/links.ts';
import type { TranslatedTexts } from '../../message.ts';

export const links: TranslatedTexts<typeof english> = {
  linkLeadsNowhere: {
    problem: 'लिंक {target} किसी पृष्ठ तक नहीं ले जाता',
    expected: 'किसी पृष्ठ का पथ, भाषा के बिना, जैसे /about/charter, या https से शुरू होने वाला पता।',
  },
};
