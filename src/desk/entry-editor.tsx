import { useEffect } from 'react';
import { defaultLanguage, languageDetails, languages, type Language } from '../i18n/languages.ts';
import { ask } from './api.ts';
import { EntryForm } from './entry-form.tsx';
import { EntryHead } from './entry-head.tsx';
import type { EntryQuestion } from './entry-dialogs.tsx';
import { titleOf } from './entry-list.tsx';
import { Messages } from './messages.tsx';
import type { Insertions } from './text-bar.tsx';
import { TextEditor } from './text-editor.tsx';
import type { EntryState } from './use-entry.ts';
import { useWords } from './words.ts';

interface Props {
  entry: EntryState;
  insertions: Insertions;
  language: Language;
  type: (typed: Partial<Pick<EntryState, 'form' | 'texts'>>) => void;
  refuse: (error: unknown) => void;
  announce: (text: string) => void;
  onSave: () => void;
  onDiscard: () => void;
  onQuestion: (question: EntryQuestion) => void;
}

/** A file as it is sent: its bytes in base64. */
async function toBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^.*?,/, ''));
    reader.onerror = () => reject(new Error(file.name, { cause: reader.error }));
    reader.readAsDataURL(file);
  });
}

/** Whether a text was translated, and what it was translated from has changed since. */
function isBehind({ opened: { translated, texts: before }, texts }: EntryState, language: Language): boolean {
  const isTyped = texts[language] !== before[language];
  return language !== defaultLanguage && Boolean(texts[language]) && !isTyped && texts[defaultLanguage] !== translated.text;
}

/** One entry: its state, its fields, its text in every language, and what the check says. */
export function EntryEditor({ entry, insertions, language, type, refuse, announce, onSave, onDiscard, onQuestion }: Props) {
  const say = useWords();
  const { opened, form, texts, messages } = entry;
  const { collection, id, files, schema } = opened;
  const place = `${collection}/${id}`;
  const listed = insertions.entries.find((one) => one.collection === collection && one.id === id);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's') {
        event.preventDefault();
        onSave();
      }
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [onSave]);

  const attach = async (file: File) => {
    try {
      const content = await toBase64(file);
      const { attached } = await ask<{ attached: string }>('operate', language, {
        kind: 'attach',
        collection,
        id,
        name: file.name,
        content,
      });
      const described = 'alt' in form ? 'alt' : 'photographCaptions' in form ? 'photographCaptions' : undefined;
      const { properties = {} } = schema as { properties?: Record<string, { title?: string }> };
      if (described && !attached.endsWith('.pdf')) announce(say('alternative', { field: properties[described]?.title ?? described }));
      return attached;
    } catch (error) {
      refuse(error);
      return undefined;
    }
  };
  return (
    <>
      <EntryHead
        entry={entry}
        title={listed ? titleOf(listed, language) : undefined}
        onSave={onSave}
        onDiscard={onDiscard}
        onQuestion={onQuestion}
      />
      <Messages messages={messages} />
      <h3>{say('fields')}</h3>
      <EntryForm
        key={place}
        id="entry"
        schema={schema}
        value={form}
        messages={messages}
        context={{ files, attach, opened }}
        onChange={(changed) => type({ form: changed })}
      />
      {collection !== '' && <h3>{say('text')}</h3>}
      <div className="texts">
        {collection !== '' &&
          languages.map((one) => (
            <TextEditor
              key={`${place}/${one}/${Object.values(opened.hashes).join()}`}
              note={isBehind(entry, one) ? say('state.sourceChanged') : undefined}
              label={say('textIn', { language: languageDetails[one].name })}
              language={one}
              value={texts[one] ?? ''}
              messages={messages.filter((message) => message.language === one)}
              insertions={insertions}
              onChange={(text) => type({ texts: { ...texts, [one]: text } })}
            />
          ))}
      </div>
    </>
  );
}
