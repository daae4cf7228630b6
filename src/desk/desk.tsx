import { useEffect, useEffectEvent, useState } from 'react';
import type { DeskOperation, DeskStart, EntryPlace } from '../core/desk.ts';
import { isLanguage, languageDetails, languages, type Language } from '../i18n/languages.ts';
import { ask } from './api.ts';
import { EntryDialog, type EntryQuestion } from './entry-dialogs.tsx';
import { EntryEditor } from './entry-editor.tsx';
import { EntryList } from './entry-list.tsx';
import { Preview } from './preview.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { useEntry } from './use-entry.ts';
import { useList } from './use-list.ts';
import { toSay, WordsContext, type Say } from './words.ts';

const languageKey = 'desk:language';
const contrastKey = 'desk:contrast';

/** The desk in the language of the person. */
export function Desk() {
  const kept = localStorage.getItem(languageKey) ?? navigator.language.slice(0, 2);
  const [language, setLanguage] = useState<Language>(isLanguage(kept) ? kept : 'en');
  const list = useList(language);
  useEffect(() => {
    localStorage.setItem(languageKey, language);
    document.documentElement.lang = languageDetails[language].locale;
    if (list.start) document.title = list.start.words.title;
  }, [language, list.start]);
  if (!list.start) return <p role="status">…</p>;
  const say = toSay(list.start.words);
  return (
    <WordsContext value={say}>
      <Opened start={list.start} list={list} language={language} setLanguage={setLanguage} say={say} />
    </WordsContext>
  );
}

interface Props {
  start: DeskStart;
  list: ReturnType<typeof useList>;
  language: Language;
  setLanguage: (language: Language) => void;
  say: Say;
}

function Opened({ start, list: { entries, refresh }, language, setLanguage, say }: Props) {
  const [announced, announce] = useState('');
  const [question, setQuestion] = useState<EntryQuestion | 'publish'>();
  const [isBusy, setBusy] = useState(false);
  const [saves, setSaves] = useState(0);
  const afterChange = () => {
    setSaves((old) => old + 1);
    refresh();
  };
  const [isContrast, setContrast] = useState(localStorage.getItem(contrastKey) === 'high');
  const { entry, open, type, save, refuse, close } = useEntry(language, say, announce);
  const opened = entry?.opened;

  useEffect(() => {
    const contrast = isContrast ? 'high' : 'normal';
    document.documentElement.dataset['contrast'] = contrast;
    localStorage.setItem(contrastKey, contrast);
  }, [isContrast]);

  // What is open is in the address, so that it is there again after the page was loaded anew.
  const openAddress = useEffectEvent(() => {
    const [collection = '', ...rest] = decodeURIComponent(location.hash.slice(1)).split('/');
    if (rest.length > 0) void open({ collection, id: rest.join('/') });
  });
  useEffect(() => openAddress(), [language]);
  const address = opened && `${opened.collection}/${opened.id}`;
  useEffect(() => {
    if (address !== undefined) location.hash = address;
  }, [address]);

  const go = (place: EntryPlace) => {
    announce('');
    void open(place);
  };
  const operate = async (operation: DeskOperation) => {
    setBusy(true);
    try {
      const { place } = await ask<{ place?: EntryPlace }>('operate', language, operation);
      setQuestion(undefined);
      if (place) go(place);
      else close();
    } catch (error) {
      setQuestion(undefined);
      refuse(error);
    }
    setBusy(false);
    afterChange();
  };
  const undo = async () => {
    try {
      const { paths } = await ask<{ paths: string[] }>('undo', language);
      announce(say('undone', { files: paths.join(', ') }));
      if (opened) void open(opened, false).then(() => announce(say('undone', { files: paths.join(', ') })));
    } catch (error) {
      refuse(error);
    }
    afterChange();
  };
  return (
    <>
      <header>
        <h1>{say('title')}</h1>
        <button type="button" onClick={() => setQuestion('new')}>
          {say('new')}
        </button>
        <button type="button" onClick={() => void undo()}>
          {say('undo')}
        </button>
        <button type="button" className="main" onClick={() => setQuestion('publish')}>
          {say('publish')}
        </button>
        <label htmlFor="desk-language">{say('language')}</label>
        <select id="desk-language" value={language} onChange={({ target: { value } }) => isLanguage(value) && setLanguage(value)}>
          {languages.map((one) => (
            <option key={one} value={one} lang={one}>
              {languageDetails[one].name}
            </option>
          ))}
        </select>
        <button type="button" aria-pressed={isContrast} onClick={() => setContrast(!isContrast)}>
          {say('contrast')}
        </button>
        <p role="status" className="notice">
          {announced}
        </p>
      </header>
      <EntryList start={start} entries={entries} language={language} opened={opened} onOpen={go} />
      <main>
        {entry ? (
          <EntryEditor
            entry={entry}
            insertions={{ entries, components: start.components }}
            language={language}
            type={type}
            refuse={refuse}
            announce={announce}
            onSave={() => void save().then(afterChange)}
            onDiscard={() => void open(entry.opened, false)}
            onQuestion={setQuestion}
          />
        ) : (
          <p>{say('choose')}</p>
        )}
      </main>
      {entry && <Preview page={entry.opened.page} saves={saves} />}
      {question === 'publish' && <PublishDialog language={language} onClose={() => setQuestion(undefined)} />}
      {question && question !== 'publish' && (
        <EntryDialog
          question={question}
          start={start}
          entries={entries}
          language={language}
          place={opened}
          isBusy={isBusy}
          onDo={(operation) => void operate(operation)}
          onClose={() => setQuestion(undefined)}
        />
      )}
    </>
  );
}
