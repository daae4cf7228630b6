import { useEffect, useState } from 'react';
import {
  defaultLanguage,
  isLanguage,
  languageDetails,
  type Language,
} from '@federation/i18n/languages';
import { Panes } from './panes.tsx';
import { useList } from './use-list.ts';
import { DeskContext, createSay } from './words.ts';

const languageKey = 'desk:language';

/** The desk in the language of the person. */
export function DeskPage() {
  const stored = localStorage.getItem(languageKey) ?? navigator.language.slice(0, 2);
  const [language, setLanguage] = useState<Language>(isLanguage(stored) ? stored : defaultLanguage);
  const list = useList(language);
  useEffect(() => {
    localStorage.setItem(languageKey, language);
    document.documentElement.lang = languageDetails[language].locale;
    document.documentElement.dataset['script'] = languageDetails[language].script;
    if (list.start) document.title = list.start.words.title;
  }, [language, list.start]);
  if (!list.start)
    return (
      <p role="status" className="start">
        …
      </p>
    );
  const { words, collections, components } = list.start;
  const say = createSay(words);
  return (
    <DeskContext value={{ say, language, entries: list.entries, collections, components }}>
      <Panes list={list} setLanguage={setLanguage} />
    </DeskContext>
  );
}
