import { formatDay } from '@federation/base/dates';
import { fill } from '@federation/i18n/fill';
import { dictionaries } from '@federation/i18n/strings';
import type { SubmissionState } from '../../service/database/states.ts';
import { toShort, toVisible } from '../layout/visible.ts';
import type { ReadSubmission } from './read.ts';

/** The letter of the stage of a complaint. */
function toLetter({ language, state, reference, case: found }: ReadSubmission): string {
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
export function toReplyAddress(submission: ReadSubmission): string {
  const { name, email, language, kind, reference } = submission;
  const { kinds, submission: text } = dictionaries[language].inbox;
  const oneLine = toShort(toVisible(name.replace(/\s+/g, ' ').trim()));
  const query = Object.entries({
    subject: `${reference}: ${kinds[kind]}`,
    body: `${fill(text.salutation, { name: oneLine })}\r\n\r\n${toLetter(submission)}`,
  }).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  const address = encodeURIComponent(toVisible(email.trim())).replace('%40', '@');
  return `mailto:${address}?${query.join('&')}`;
}
