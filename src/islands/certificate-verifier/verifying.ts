import type { IslandTexts } from '../../i18n/strings.ts';
import type { Language } from '../../i18n/languages.ts';

/** All that verifies and shows results: loaded with the first verification, not with the page. */
export { verifyNumber, verifyToken } from '../../core/certificates/verify.ts';
export { Results } from './Results.tsx';
export { ScanHelp } from './ScanHelp.tsx';
export { verifyCodes } from './verify-codes.ts';

const files = import.meta.glob<Partial<IslandTexts>>(
  '../../i18n/*/{certificate-result,scanner-help}.ts',
  { eager: true },
);

/** The texts of results in a language. */
export const toResultText = (language: Language) =>
  files[`../../i18n/${language}/certificate-result.ts`]?.certificateResult;

/** The texts of the help for the camera in a language. */
export const toScannerHelp = (language: Language) =>
  files[`../../i18n/${language}/scanner-help.ts`]?.scannerHelp;
