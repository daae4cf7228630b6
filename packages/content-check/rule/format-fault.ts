import { editingTexts, type PhraseId } from '@federation/i18n/editing';
import { fill } from '@federation/i18n/fill';
import type { Language } from '@federation/i18n/languages';
import type { Fault } from './fault.ts';

/** The fields of a fault that are not fields of a file. */
const namedFields: Readonly<Record<string, PhraseId>> = {
  text: 'field.text',
  folder: 'field.folder',
  fields: 'field.fields',
  file: 'field.file',
  picture: 'field.picture',
  'file name': 'field.fileName',
  '(the whole file)': 'field.wholeFile',
};

/** The text of a fault in a language: where, what is wrong, what belongs there, an example. */
export function formatFault(fault: Fault, language: Language): string {
  const { phrases } = editingTexts[language];
  const { file, line, example } = fault;
  const { field, problem, expected } = explainFault(fault, language);
  const rows = [fill(phrases.place, { file, line }), `  ${field}: ${problem}`];
  if (expected) rows.push(`  ${fill(phrases.expected, { expected })}`);
  if (example) rows.push(`  ${fill(phrases.example, { example })}`);
  return rows.join('\n');
}

/** The same on one line, for what is only worth a look. */
export function formatRemark(fault: Fault, language: Language): string {
  const { field, problem } = explainFault(fault, language);
  return fill(editingTexts[language].phrases['report.look'], {
    file: fault.file,
    line: fault.line,
    field,
    problem,
  });
}

/** The field, the problem and the expected content, in a language. */
export function explainFault({ field, message, values, help }: Fault, language: Language) {
  const { messages, phrases, fieldTexts } = editingTexts[language];
  const { problem, expected = '{help}' } = messages[message];
  const filled = { help: help ? fieldTexts[help].help : '', ...values };
  const named = namedFields[field];
  return {
    field: named ? phrases[named] : field,
    problem: fill(problem, filled),
    expected: fill(expected, filled).trim(),
  };
}
