/** A message of the Nu HTML Checker, as its JSON format has it. */
export interface NuMessage {
  type: 'info' | 'error' | 'non-document-error';
  url?: string;
  lastLine?: number;
  message: string;
  /** The source around the fault, cut at both ends. */
  extract?: string;
}

/** What nobody can act on, by what the checker says and where. */
const accepted = [
  // Style rules of CSS View Transitions (levels 1 and 2), which are newer than the checker.
  { message: 'CSS: Unrecognized at-rule “@view-transition”', extract: '@view-transition{' },
  { message: 'CSS: Parse Error.', extract: 'tion-group(root){' },
  // Astro writes the style of its islands before the first of them. It holds for nothing but
  // islands.
  { message: 'A “style” element in “body” must', extract: '<style>astro-' },
  { message: 'The selector “astro-island” matches', extract: '<style>astro-' },
];

/**
 * The messages that someone has to act on: errors, but for what nobody can act on. Warnings are
 * left out, because the checker doesn't know the address of the site and takes the site's own files
 * for files of another site that the content security policy blocks.
 */
export function selectErrors(messages: readonly NuMessage[]): NuMessage[] {
  return messages.filter(({ type, message, extract = '' }) => {
    return (
      type !== 'info' &&
      !accepted.some((one) => message.startsWith(one.message) && extract.includes(one.extract))
    );
  });
}
