import type { disclaimer as english } from '../en/disclaimer.ts';
import type { Translation } from '../translation.ts';

export const disclaimer: Translation<typeof english> = {
  understand: 'मैंने समझ लिया',
  close: 'बंद करें',
};
