import { useEffect, useState } from 'react';
import {
  type DeskIssue,
  type EntryLocation,
  type EntryStatus,
  type ListedEntry,
  type PublishingStatus,
} from '../protocol/desk.ts';
import type { PublishingStatuses } from '../protocol/publishing.ts';
import type { Language } from '@federation/i18n/languages';
import { callApi, type ApiResponse } from './api.ts';
import type { EditorState } from './editor-state.ts';

/**
 * In milliseconds: the check of everything waits until nothing has been written for this long, so
 * that one after another save does not start it each time, and keeps the processor from the page
 * beside.
 */
const restTime = 4000;

/** The pause between two checks of the publishing status, in milliseconds. */
const lookTime = 30_000;

/** The statuses that can still change. */
const underway: readonly (PublishingStatus | undefined)[] = ['waiting', 'sent'];

/** Excludes files of entries below the folder. */
const isIn = (file: string, { collection, id }: EntryLocation) =>
  file.slice(0, file.lastIndexOf('/')) === `src/content/${collection}/${id}`;

/**
 * The issues of an entry’s pictures and documents. Checking them takes longer than its texts.
 */
export const fileIssues = (issues: readonly DeskIssue[], { opened }: EditorState) =>
  issues.filter(({ file }) => isIn(file, opened) && !file.endsWith('.mdx'));

/**
 * The entries with what the content check finds in them, and what the desk is made from, in a
 * language.
 */
export function useList(language: Language) {
  const [start, setStart] = useState<ApiResponse<'/start'>>();
  const [entries, setEntries] = useState<ListedEntry[]>([]);
  const [issues, setIssues] = useState<DeskIssue[]>([]);

  const [statuses, setStatuses] = useState<PublishingStatuses>({});

  const [version, setVersion] = useState(0);

  useEffect(() => {
    void callApi('/start', { language }).then(setStart);
  }, [language]);
  useEffect(() => {
    void callApi('/list').then(setEntries);
    const timer = setTimeout(() => void callApi('/issues', { language }).then(setIssues), restTime);
    return () => clearTimeout(timer);
  }, [language, version]);

  const [looks, setLooks] = useState(0);
  const isUnderway = Object.values(statuses).some((one) => underway.includes(one));
  useEffect(() => {
    // Without a branch or a history nothing is known of it; Publish says why.
    callApi('/publishingStatuses').then(setStatuses, () => setStatuses({}));
  }, [language, version, looks]);
  useEffect(() => {
    if (!isUnderway) return undefined;
    const timer = setInterval(() => setLooks((old) => old + 1), lookTime);
    return () => clearInterval(timer);
  }, [isUnderway]);

  const withStates = entries.map((entry) => {
    const own = issues.filter(({ file }) => isIn(file, entry));
    const found: EntryStatus[] = [
      ...(own.some(({ about }) => about === 'translationBehind')
        ? (['sourceChanged'] as const)
        : []),
      ...(own.some(({ grade }) => grade === 'stop') ? (['fault'] as const) : []),
    ];
    const status = statuses[`${entry.collection}/${entry.id}`];
    // Drafts and scheduled entries reach the site, but no visitor sees them.
    const isHidden = entry.states.some((state) => state === 'draft' || state === 'scheduled');
    const shownStatus = status && !(isHidden && status === 'online') ? [status] : [];
    return { ...entry, states: [...entry.states, ...shownStatus, ...found] };
  });
  return {
    start,
    entries: withStates,
    issues,
    version,
    refresh: () => setVersion((old) => old + 1),
  };
}
