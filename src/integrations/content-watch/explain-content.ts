import { editingTexts } from '@federation/i18n/editing';
import { fill } from '@federation/i18n/fill';
import { languages, type Language } from '@federation/i18n/languages';
import { checkContentAndFiles } from '@federation/content-check/check';
import { formatFault } from '@federation/content-check/rule/format-fault';

/** Result of the content check in one language. */
export interface ExplainedContent {
  heading: string;
  /** Each fault as the content check prints it. */
  faults: string[];
  help: string;
  close: string;
}

/**
 * Checks the content and explains the result in every language. Runs in a thread of its own, so
 * that the development server goes on answering.
 */
export default async function explainContent(
  root: string,
): Promise<Record<Language, ExplainedContent>> {
  const { faults } = await checkContentAndFiles(root);
  const explain = (language: Language): ExplainedContent => {
    const { oneFault, faults: severalFaults, noFaults, help, close } = editingTexts[language].watch;
    const heading =
      faults.length === 0
        ? noFaults
        : fill(faults.length === 1 ? oneFault : severalFaults, { count: faults.length });
    return { heading, faults: faults.map((fault) => formatFault(fault, language)), help, close };
  };
  return Object.fromEntries(languages.map((language) => [language, explain(language)])) as Record<
    Language,
    ExplainedContent
  >;
}
