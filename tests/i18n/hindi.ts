/** Abbreviations and names that are written in Latin letters in Hindi too. */
const allowed = new Set([
  'IST',
  'ISO',
  'SSL',
  'GDPR',
  'IFSF',
  'IP',
  'PDF',
  'QR',
  'ICS',
  'RSS',
  'JPG',
  'HEIC',
  'JPEG',
  'PNG',
  'MB',
  'YYYY',
  'XXXXXXXXX',
  'RFC',
  'SHA',
  'JavaScript',
  'JSON',
  'Atom',
  'https',
]);

/** The wrong words in Latin letters in a Hindi text, without its {values}. */
export function latinLeftIn(text: string): string[] {
  const words = text.replaceAll(/\{\w+\}/g, '').match(/[A-Za-z]+/g) ?? [];
  return words.filter((word) => !allowed.has(word));
}

/** The names of the {values} of a text, sorted, with repetitions. */
export function placeholdersOf(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).sort();
}
