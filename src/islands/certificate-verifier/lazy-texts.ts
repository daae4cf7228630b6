import type { IslandTexts } from '../../i18n/islands.ts';
import type { Language } from '../../i18n/languages.ts';

const files = import.meta.glob<Partial<IslandTexts>>(
  '../../i18n/*/{certificate-result,scanner-help}.ts',
);

/** Loads the strings of a result. Rejects without a network. */
export async function loadResultText(
  language: Language,
): Promise<IslandTexts['certificateResult'] | undefined> {
  return (await files[`../../i18n/${language}/certificate-result.ts`]?.())?.certificateResult;
}

/** Loads the strings of the scanner help. Rejects without a network. */
export async function loadScannerHelp(
  language: Language,
): Promise<IslandTexts['scannerHelp'] | undefined> {
  return (await files[`../../i18n/${language}/scanner-help.ts`]?.())?.scannerHelp;
}
