import { useEffect, useState } from 'react';
import {
  signInPath,
  type DeskMessage,
  type DeskStart,
  type EntryStatus,
  type ListedEntry,
} from '../core/desk.ts';
import type { Language } from '../i18n/languages.ts';
import { ask, Refusal } from './api.ts';

/** In milliseconds. */
const restTime = 4000;

/**
 * The entries with what the content check finds in them, and what the desk is made from, in a
 * language.
 */
export function useList(language: Language) {
  const [start, setStart] = useState<DeskStart>();
  const [entries, setEntries] = useState<ListedEntry[]>([]);
  const [findings, setFindings] = useState<DeskMessage[]>([]);

  const [version, setVersion] = useState(0);

  useEffect(() => {
    ask<DeskStart>('start', language).then(setStart, (error: unknown) => {
      // A page of the server says how to sign in; this one has no words yet.
      if (error instanceof Refusal && error.problem === 'signedOut') location.assign(signInPath);
      else throw error;
    });
  }, [language]);
  useEffect(() => {
    void ask<ListedEntry[]>('list', language).then(setEntries);
    // The check of everything takes seconds; the list and the page beside go before it.
    const timer = setTimeout(
      () => void ask<DeskMessage[]>('findings', language).then(setFindings),
      restTime,
    );
    return () => clearTimeout(timer);
  }, [language, version]);

  const withFindings = entries.map((entry) => {
    const own = findings.filter(({ file }) =>
      file.startsWith(`src/content/${entry.collection}/${entry.id}/`),
    );
    const found: EntryStatus[] = [
      ...(own.some(({ about }) => about === 'translationBehind')
        ? (['sourceChanged'] as const)
        : []),
      ...(own.some(({ grade }) => grade === 'stop') ? (['fault'] as const) : []),
    ];
    return { ...entry, states: [...entry.states, ...found] };
  });
  return { start, entries: withFindings, refresh: () => setVersion((old) => old + 1) };
}
