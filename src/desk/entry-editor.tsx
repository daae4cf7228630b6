import { useEffect } from 'react';
import type { DeskSchema } from '../core/desk.ts';
import { defaultLanguage, languageDetails, languages, type Language } from '../i18n/languages.ts';
import { DescribeDialog } from './describe-dialog.tsx';
import { EntryForm } from './entry-form.tsx';
import { EntryHead } from './entry-head.tsx';
import type { EntryQuestion } from './entry-dialogs.tsx';
import { titleOf } from './entry-list.tsx';
import { Messages } from './messages.tsx';
import { PageList } from './page-list.tsx';
import { SiteForm } from './site-form.tsx';
import type { Insertions } from './text-bar.tsx';
import { TextEditor } from './text-editor.tsx';
import { useAttach } from './use-attach.ts';
import type { EditorState, Typed } from './editor-state.ts';
import { useWords } from './words.ts';

interface Props {
  entry: EditorState;
  insertions: Insertions;
  language: Language;
  type: (typed: Typed | ((old: EditorState) => Typed)) => void;
  addFile: (name: string) => void;
  refuse: (error: unknown) => void;
  announce: (text: string) => void;
  /** Takes away the characters that nobody sees. */
  clean: () => Promise<void>;
  onSave: () => void;
  onDiscard: () => void;
  onQuestion: (question: EntryQuestion) => void;
}

/** Whether a text was translated, and what it was translated from has changed since. */
function isBehind(
  { opened: { translated, texts: before }, texts }: EditorState,
  language: Language,
): boolean {
  const isTyped = texts[language] !== before[language];
  return (
    language !== defaultLanguage &&
    Boolean(texts[language]) &&
    !isTyped &&
    texts[defaultLanguage] !== translated.text
  );
}

/** What an entry that is in no list yet is called. */
function nameOf(form: object): string | undefined {
  const { title, name, label } = form as Record<
    string,
    Partial<Record<Language, string>> | undefined
  >;
  return (title ?? name ?? label)?.[defaultLanguage];
}

/** The form with one more row in a list. */
const withRow = (form: object, name: string, row: object): object => ({
  ...form,
  [name]: [...((form as Partial<Record<string, object[]>>)[name] ?? []), row],
});

/** One entry: its state, its fields, its text in every language, and what the check says. */
export function EntryEditor({
  entry,
  insertions,
  language,
  type,
  onSave,
  onDiscard,
  onQuestion,
  clean,
  ...others
}: Props) {
  const say = useWords();
  const { opened, form, texts, messages } = entry;
  const { collection, id, files, schema } = opened;
  const place = `${collection}/${id}`;
  const isEntry = collection !== '';
  const listed = insertions.entries.find((one) => one.collection === collection && one.id === id);
  const { attach, undescribed, forget } = useAttach({ entry, language, say, ...others });
  const addRows = async (name: string, added: readonly File[]) => {
    for (const file of added) {
      const value = await attach(file, '', '');
      if (value) type((old) => ({ form: withRow(old.form, name, { [name]: value }) }));
    }
  };

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

  const partOfForm = (isShown: (name: string, field: DeskSchema) => boolean, search?: string) => (
    <EntryForm
      key={place}
      id="entry"
      schema={{
        ...schema,
        properties: Object.fromEntries(
          Object.entries(schema.properties ?? {}).filter(([name, field]) => isShown(name, field)),
        ),
      }}
      value={form}
      messages={messages}
      context={{ files, attach, addRows, opened, ...(search !== undefined && { search }) }}
      onChange={(changed) => type({ form: changed })}
    />
  );
  return (
    <>
      <EntryHead
        entry={entry}
        title={listed ? titleOf(listed, language) : nameOf(form)}
        states={listed?.states ?? opened.states}
        onSave={onSave}
        onDiscard={onDiscard}
        onQuestion={onQuestion}
      />
      <Messages place={place} messages={messages} schema={schema} onClean={() => void clean()} />
      <PageList entries={insertions.entries} language={language} />
      {isEntry ? (
        partOfForm((_, { common }) => !common)
      ) : (
        <SiteForm schema={schema} form={form}>
          {partOfForm}
        </SiteForm>
      )}
      {isEntry && (
        <>
          {opened.hasText && (
            <>
              <h3>{say('text')}</h3>
              <div className="texts">
                {languages.map((one) => (
                  <TextEditor
                    key={`${place}/${one}/${entry.version}`}
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
          )}
          <h3>{say('publication')}</h3>
          {partOfForm((_, { common }) => common ?? false)}
        </>
      )}
      {undescribed && (
        <DescribeDialog
          of={undescribed}
          form={form}
          onDone={(described) => {
            type({ form: described });
            forget();
          }}
          onClose={forget}
        />
      )}
    </>
  );
}
