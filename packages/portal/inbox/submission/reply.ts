import { formatDay } from '@federation/base/dates';
import { fill } from '@federation/i18n/fill';
import type { Language } from '@federation/i18n/languages';
import { dictionaries } from '@federation/i18n/strings';
import type { SubmissionKind } from '../../service/database/submission-kinds.ts';
import type { SubmissionState } from '../../service/database/states.ts';
import type { ComplaintCase } from '../../service/submissions/complaint-case.ts';
import { toShort, toVisible } from '../layout/visible.ts';

interface Answered {
  kind: SubmissionKind;
  reference: string;
  name: string;
  email: string;
  /** The language of the person. */
  language: Language;
  state: SubmissionState;
  /** That of a complaint, whose stage has its letter. */
  case?: ComplaintCase | undefined;
}

/** The letter of the stage of a complaint. */
function toLetter(
  language: Language,
  { state, reference, case: found }: Pick<Answered, 'state' | 'reference' | 'case'>,
): string {
  const letters: Partial<Record<SubmissionState, string>> = dictionaries[language].inbox.letters;
  const letter = letters[state];
  if (!found || !letter) return '';
  const days = Object.entries({ ...found.days });
  const values = Object.fromEntries(days.map(([name, day]) => [name, formatDay(day, language)]));
  const { operator, order } = found;
  return `${fill(letter, { ...values, reference, operator, order })}\r\n`.replace(/\r?\n/g, '\r\n');
}

/**
 * A mailto link for the reply, in the language of the person. Encodes everything, so that a name or an
 * address can’t add recipients or headers.
 */
export function toReplyAddress({ name, email, language, ...answered }: Answered): string {
  const { kind, reference } = answered;
  const { kinds, submission } = dictionaries[language].inbox;
  const oneLine = toShort(toVisible(name.replace(/\s+/g, ' ').trim()));
  const query = Object.entries({
    subject: `${reference}: ${kinds[kind]}`,
    body: `${fill(submission.salutation, { name: oneLine })}\r\n\r\n${toLetter(language, answered)}`,
  }).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  const address = encodeURIComponent(toVisible(email.trim())).replace('%40', '@');
  return `mailto:${address}?${query.join('&')}`;
}
