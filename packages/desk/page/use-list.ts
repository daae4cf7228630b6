import { useEffect, useState } from 'react';
import {
  type DeskMessage,
  type EntryPlace,
  type EntryStatus,
  type ListedEntry,
  type Reach,
} from '../protocol/desk.ts';
import type { Reaches } from '../protocol/publishing.ts';
import type { Language } from '@federation/i18n/languages';
import { ask, type Answer } from './api.ts';
import type { EditorState } from './editor-state.ts';

/**
 * In milliseconds: the check of everything waits until nothing has been written for this long, so
 * that one after another save does not start it each time, and keeps the processor from the page
 * beside.
 */
const restTime = 4000;

/** How often the desk looks whether something is online that was sent, in milliseconds. */
const lookTime = 30_000;

/** What is not over yet. */
const underway: readonly (Reach | undefined)[] = ['waiting', 'sent'];

/** Whether a file is in the folder of an entry, and not of one below it. */
const isIn = (file: string, { collection, id }: EntryPlace) =>
  file.slice(0, file.lastIndexOf('/')) === `src/content/${collection}/${id}`;

/**
 * What the check says of the pictures and documents beside an entry. It opens them, which takes it
 * longer than what is said of the fields and texts.
 */
export const findingsBeside = (findings: readonly DeskMessage[], { opened }: EditorState) =>
  findings.filter(({ file }) => isIn(file, opened) && !file.endsWith('.mdx'));

/**
 * The entries with what the content check finds in them, and what the desk is made from, in a
 * language.
 */
export function useList(language: Language) {
  const [start, setStart] = useState<Answer<'/start'>>();
  const [entries, setEntries] = useState<ListedEntry[]>([]);
  const [findings, setFindings] = useState<DeskMessage[]>([]);

  const [reaches, setReaches] = useState<Reaches>({});

  const [version, setVersion] = useState(0);

  useEffect(() => {
    void ask('/start', { language }).then(setStart);
  }, [language]);
  useEffect(() => {
    void ask('/list').then(setEntries);
    const timer = setTimeout(() => void ask('/findings', { language }).then(setFindings), restTime);
    return () => clearTimeout(timer);
  }, [language, version]);

  const [looks, setLooks] = useState(0);
  const isUnderway = Object.values(reaches).some((one) => underway.includes(one));
  useEffect(() => {
    // Without a branch or a history nothing is known of it; Publish says why.
    ask('/reaches').then(setReaches, () => setReaches({}));
  }, [language, version, looks]);
  useEffect(() => {
    if (!isUnderway) return undefined;
    const timer = setInterval(() => setLooks((old) => old + 1), lookTime);
    return () => clearInterval(timer);
  }, [isUnderway]);

  const withFindings = entries.map((entry) => {
    const own = findings.filter(({ file }) => isIn(file, entry));
    const found: EntryStatus[] = [
      ...(own.some(({ about }) => about === 'translationBehind')
        ? (['sourceChanged'] as const)
        : []),
      ...(own.some(({ grade }) => grade === 'stop') ? (['fault'] as const) : []),
    ];
    const reach = reaches[`${entry.collection}/${entry.id}`];
    // What no visitor sees yet is online only for Git.
    const isHidden = entry.states.some((state) => state === 'draft' || state === 'scheduled');
    const reached = reach && !(isHidden && reach === 'online') ? [reach] : [];
    return { ...entry, states: [...entry.states, ...reached, ...found] };
  });
  return {
    start,
    entries: withFindings,
    findings,
    version,
    refresh: () => setVersion((old) => old + 1),
  };
}
