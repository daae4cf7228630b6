import type { IslandTexts } from '../../i18n/islands.ts';
import type { Language } from '../../i18n/languages.ts';

const files = import.meta.glob<Partial<IslandTexts>>('../../i18n/*/{certificate-result,scanner-help}.ts');

/** Fetches what a result says in a language. Rejects without the network. */
export async function loadResultText(language: Language): Promise<IslandTexts['certificateResult'] | undefined> {
  return (await files[`../../i18n/${language}/certificate-result.ts`]?.())?.certificateResult;
}

/** Fetches the help with the scanner in a language. Rejects without the network. */
export async function loadScannerHelp(language: Language): Promise<IslandTexts['scannerHelp'] | undefined> {
  return (await files[`../../i18n/${language}/scanner-help.ts`]?.())?.scannerHelp;
}
