/** A message of the Nu HTML Checker, as its JSON format has it. */
export interface NuMessage {
  type: 'info' | 'error' | 'non-document-error';
  url?: string;
  lastLine?: number;
  message: string;
  /** The source around the fault, cut at both ends. */
  extract?: string;
}

/** Style rules of CSS View Transitions (levels 1 and 2), which are newer than the checker: what it says of each, and where. */
const newerRules = [
  { message: 'CSS: Unrecognized at-rule “@view-transition”', extract: '@view-transition{' },
  { message: 'CSS: Parse Error.', extract: 'tion-group(root){' },
];

/**
 * The messages that someone has to act on: errors, but for style rules that are newer than the checker.
 * Warnings are left out, because the checker doesn't know the address of the site and takes the site's
 * own files for files of another site that the content security policy blocks.
 */
export function selectErrors(messages: readonly NuMessage[]): NuMessage[] {
  return messages.filter(({ type, message, extract = '' }) => {
    return type !== 'info' && !newerRules.some((rule) => message.startsWith(rule.message) && extract.includes(rule.extract));
  });
}
