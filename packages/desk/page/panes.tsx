import { MousePointerClick } from 'lucide-react';
import { useState } from 'react';
import type { EntryLocation } from '../protocol/desk.ts';
import type { Language } from '@federation/i18n/languages';
import { DeskHeader } from './desk-header.tsx';
import { Dialogs, type DeskQuestion } from './dialogs.tsx';
import { EntryEditor } from './entry-editor.tsx';
import { EntryListPane } from './entry-list.tsx';
import { Preview } from './preview.tsx';
import { useAddress } from './use-address.ts';
import { useEntry } from './use-entry.ts';
import { fileIssues, type useList } from './use-list.ts';
import { useOperations } from './use-operations.ts';
import { usePanes } from './use-panes.ts';
import { useDesk, type Announcement } from './words.ts';

interface Props {
  list: ReturnType<typeof useList>;
  setLanguage: (language: Language) => void;
}

/** The list, what is opened of it, and its page beside each other, with the questions above. */
export function Panes({ list, setLanguage }: Props) {
  const { say, language } = useDesk();
  const { issues, version, refresh } = list;
  const [announcement, setAnnouncement] = useState<Announcement>({ text: '' });
  const announce = (text: string, kind?: Announcement['kind']) => setAnnouncement({ text, kind });
  const [question, setQuestion] = useState<DeskQuestion>();
  const [saves, setSaves] = useState(0);
  const afterChange = () => {
    setSaves((old) => old + 1);
    refresh();
  };
  const { entry, isWaiting, open, create, type, addFile, save, refuse, close } = useEntry(
    language,
    say,
    announce,
  );
  const opened = entry?.opened;

  const address = opened && `${opened.collection}/${opened.id}`;
  const { shown, show, toggle } = usePanes(entry !== undefined);
  useAddress(address, language, open, question !== undefined);

  const go = (location: EntryLocation, recall = true) => {
    announce('');
    show(...(shown.has('list') ? (['list'] as const) : []), 'form');
    return open(location, recall);
  };
  const { operate, lastChange, undo, discard, isBusy } = useOperations({
    entry,
    open: go,
    close,
    refuse,
    announce,
    version,
    onDone: afterChange,
  });
  return (
    <div className="desk">
      <DeskHeader
        announcement={announcement}
        lastChange={lastChange}
        panes={entry && shown}
        onPane={toggle}
        onLanguage={setLanguage}
        onNew={() => setQuestion('new')}
        onUndo={() => void undo()}
        onPublish={() => setQuestion('publish')}
      />
      <div className="panes" data-count={shown.size} aria-busy={isWaiting}>
        {isWaiting && <progress aria-hidden />}
        <EntryListPane
          isHidden={!shown.has('list')}
          opened={opened}
          onOpen={(location) => void go(location)}
        />
        <main key={address} hidden={!shown.has('form')}>
          {entry ? (
            <EntryEditor
              entry={{
                ...entry,
                issues: [...entry.issues, ...fileIssues(issues, entry)],
              }}
              type={type}
              refuse={refuse}
              announce={announce}
              onSave={() => void save().then(afterChange)}
              addFile={addFile}
              onDiscard={() => void discard().then(refresh)}
              onQuestion={setQuestion}
            />
          ) : (
            <p className="empty">
              <MousePointerClick aria-hidden />
              {say('choose')}
            </p>
          )}
        </main>
        {entry && <Preview isHidden={!shown.has('page')} opened={entry.opened} saves={saves} />}
      </div>
      <Dialogs
        question={question}
        location={opened}
        isBusy={isBusy}
        announce={announce}
        create={create}
        operate={operate}
        onOpen={(location) => void go(location)}
        onDone={afterChange}
        onClose={() => setQuestion(undefined)}
      />
    </div>
  );
}
