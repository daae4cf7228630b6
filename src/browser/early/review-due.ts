import { toIndianDay } from '@federation/base/indian-day';
import { isReviewOverdue } from '@federation/base/review';

/*
 * Shows the note before this script once its review is overdue. A build can't decide that, as
 * readers open pages long after it.
 */
const note = document.currentScript?.previousElementSibling;
if (note instanceof HTMLElement)
  note.hidden = !isReviewOverdue(note.dataset['reviewDay'] ?? '', toIndianDay(new Date()));
