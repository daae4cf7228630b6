import type { DeskSchema } from '../protocol/desk.ts';
import { defaultLanguage, type Language } from '@federation/i18n/languages';
import { createAttach } from './attach.ts';
import { EntryForm } from './entry-form.tsx';
import { EntryHead } from './entry-head.tsx';
import type { EntryQuestion } from './entry-dialogs.tsx';
import { EntryTexts } from './entry-texts.tsx';
import { IssueList } from './issue-list.tsx';
import { PageList } from './page-list.tsx';
import { SiteForm } from './site-form.tsx';
import { useWindowEvent } from './use-window-event.ts';
import type { EditorState, Edits } from './editor-state.ts';
import { listedTitle, useDesk } from './words.ts';

interface Props {
  entry: EditorState;
  type: (edited: Edits | ((old: EditorState) => Edits)) => void;
  addFile: (name: string) => void;
  refuse: (error: unknown) => void;
  announce: (text: string) => void;
  onSave: () => void;
  onDiscard: () => void;
  onQuestion: (question: EntryQuestion) => void;
}

/** The title of an entry that no list has yet. */
function nameOf(form: object): string | undefined {
  const { title, name, label } = form as Record<
    string,
    Partial<Record<Language, string>> | undefined
  >;
  return (title ?? name ?? label)?.[defaultLanguage];
}

/** One entry: its state, its fields, its text in every language, and what the check says. */
export function EntryEditor({ entry, type, onSave, onDiscard, onQuestion, ...others }: Props) {
  const { say, language, entries } = useDesk();
  const { opened, form, issues } = entry;
  const { collection, id, files, schema } = opened;
  const address = `${collection}/${id}`;
  const isEntry = collection !== '';
  const listed = entries.find((one) => one.collection === collection && one.id === id);
  const isOutdated = listed?.states.includes('sourceChanged') ?? false;
  const attach = createAttach({ entry, language, say, ...others });

  // With Ctrl+S, and with ⌘S on a Mac.
  useWindowEvent('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    onSave();
  });
  const partOfForm = (isShown: (name: string, field: DeskSchema) => boolean, search?: string) => (
    <EntryForm
      key={address}
      id="entry"
      schema={{
        ...schema,
        properties: Object.fromEntries(
          Object.entries(schema.properties ?? {}).filter(([name, field]) => isShown(name, field)),
        ),
      }}
      value={form}
      issues={issues}
      context={{
        files,
        attach,
        opened,
        isOutdated,
        ...(search !== undefined && { search }),
      }}
      onChange={(change) => type((old) => ({ form: change(old.form) }))}
    />
  );
  return (
    <>
      <EntryHead
        entry={entry}
        title={listed ? listedTitle(listed, language) : nameOf(form)}
        states={listed?.states ?? opened.states}
        onSave={onSave}
        onDiscard={onDiscard}
        onQuestion={onQuestion}
      />
      <IssueList address={address} issues={issues} schema={schema} />
      <PageList />
      {isEntry ? (
        partOfForm((_, { common }) => !common)
      ) : (
        <SiteForm schema={schema} form={form}>
          {partOfForm}
        </SiteForm>
      )}
      {isEntry && (
        <>
          {opened.hasText && <EntryTexts entry={entry} isOutdated={isOutdated} type={type} />}
          <h3>{say('publication')}</h3>
          {partOfForm((_, { common }) => common ?? false)}
        </>
      )}
    </>
  );
}
