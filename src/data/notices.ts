import type { Language } from '../i18n/languages.ts';
import { isBefore } from '../core/dates.ts';
import { toIndianDay } from '../core/indian-day.ts';
import { getEntries, type Entry } from './entries.ts';

type Notice = Entry<'notices'>;

/** Whether a notice still belongs in What’s New and the ticker on a day in India. */
export function isCurrent(notice: { data: Pick<Notice['data'], 'expiresOn'> }, today: string): boolean {
  return !notice.data.expiresOn || !isBefore(notice.data.expiresOn, today);
}

/** Sorts the newest first; entries of one day by their ids, so that every build gives the same order. */
export function byNewest(a: { id: string; data: { date: string } }, b: { id: string; data: { date: string } }): number {
  return b.data.date.localeCompare(a.data.date) || a.id.localeCompare(b.id);
}

/** All notices, newest first; with a kind, only those. */
export async function getNotices(language: Language, kind?: Notice['data']['kind']): Promise<Notice[]> {
  const notices = await getEntries('notices', language);
  return notices.filter((notice) => !kind || notice.data.kind === kind).sort(byNewest);
}

/** The newest notices that have not expired. */
export async function getCurrentNotices(language: Language, kind: Notice['data']['kind'] | undefined, limit: number): Promise<Notice[]> {
  const today = toIndianDay(new Date());
  return (await getNotices(language, kind)).filter((notice) => isCurrent(notice, today)).slice(0, limit);
}

/** What runs in the tickers: current notices that ask for it, newest first. */
export async function getTickerNotices(language: Language, limit: number): Promise<Notice[]> {
  const today = toIndianDay(new Date());
  return (await getNotices(language)).filter((notice) => notice.data.ticker && isCurrent(notice, today)).slice(0, limit);
}
