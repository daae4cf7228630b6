import { fill } from '@federation/i18n/fill';
import type { Language } from '@federation/i18n/languages';
import { dictionaries } from '@federation/i18n/strings';
import type { SubmissionKind } from '../../service/database/submission-kinds.ts';
import { toShort, toVisible } from '../layout/visible.ts';

interface Answered {
  kind: SubmissionKind;
  reference: string;
  name: string;
  email: string;
  /** The language of the person. */
  language: Language;
}

/**
 * A mailto link for the reply, in the language of the person. Encodes everything, so that a name or an
 * address can’t add recipients or headers.
 */
export function toReplyAddress({ kind, reference, name, email, language }: Answered): string {
  const { kinds, submission } = dictionaries[language].inbox;
  const oneLine = toShort(toVisible(name.replace(/\s+/g, ' ').trim()));
  const query = Object.entries({
    subject: `${reference}: ${kinds[kind]}`,
    body: `${fill(submission.salutation, { name: oneLine })}\r\n\r\n`,
  }).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  const address = encodeURIComponent(toVisible(email.trim())).replace('%40', '@');
  return `mailto:${address}?${query.join('&')}`;
}
