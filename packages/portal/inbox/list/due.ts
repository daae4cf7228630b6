import { formatDay } from '@federation/base/dates';
import { toIndianDay } from '@federation/base/indian-day';
import { addWorkingDays, toDate } from '@federation/base/working-days';
import { fill } from '@federation/i18n/fill';
import { inboxTexts, type InboxContext } from '../request/context.ts';

/** Working days. */
const soonDays = 2;

/** The due day in words, and how urgent it is: a class of the style sheet. */
export function describeDue(
  context: InboxContext,
  { due_day, is_open }: { due_day: string | null; is_open: 0 | 1 },
) {
  const { now, settings } = context.get('portal');
  const due = due_day ?? '';
  const today = toIndianDay(now());
  const text = inboxTexts(context).due;
  const day = formatDay(due, context.get('visitor').language);
  if (!is_open) return { urgency: 'done', words: fill(text.done, { day }) };
  const days = Math.round((toDate(due).getTime() - toDate(today).getTime()) / 86_400_000);
  if (days === -1) return { urgency: 'overdue', words: text.overdueOne };
  if (days < 0) return { urgency: 'overdue', words: fill(text.overdue, { days: -days }) };
  if (days === 0) return { urgency: 'soon', words: text.today };
  if (days === 1) return { urgency: 'soon', words: text.tomorrow };
  if (due <= addWorkingDays(today, soonDays, settings().holidays))
    return { urgency: 'soon', words: fill(text.soon, { days }) };
  return { urgency: 'later', words: fill(text.later, { day }) };
}
