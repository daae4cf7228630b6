import type { Language } from './languages.ts';
import type { IslandTexts } from './strings.ts';

const files = import.meta.glob<Partial<IslandTexts>>('./*/{certificate-result,scanner-help}.ts', {
  eager: true,
});

/** The texts of results in a language. */
export const getResultText = (language: Language) =>
  files[`./${language}/certificate-result.ts`]?.certificateResult;

/** The texts of the help for the camera in a language. */
export const getScannerHelp = (language: Language) =>
  files[`./${language}/scanner-help.ts`]?.scannerHelp;
