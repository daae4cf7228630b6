import { useId, useState } from 'react';
import type { DeskOperation, DeskStart, EntryPlace, ListedEntry } from '../core/desk.ts';
import { isFolderPath, maxFolderLength, toFolderName } from '../core/folder-name.ts';
import type { Language } from '../i18n/languages.ts';
import { titleOf } from './entry-list.tsx';
import { LinksQuestion, useLinksTo } from './links-question.tsx';
import { PageChoice, RemoveQuestion } from './remove-question.tsx';
import { Modal } from './modal.tsx';
import { useWords } from './words.ts';

/** Questions before something is done to an entry as a whole. */
export type EntryQuestion = 'new' | 'copy' | 'rename' | 'withdraw' | 'bringBack' | 'remove';

interface Props {
  question: EntryQuestion;
  start: DeskStart;
  entries: readonly ListedEntry[];
  language: Language;
  place: EntryPlace | undefined;
  isBusy: boolean;
  onNew: (place: EntryPlace, title: string) => void;
  onDo: (operation: DeskOperation) => void;
  /** Changes the links of another entry; the question stays. */
  onRelink: (operation: DeskOperation) => Promise<void>;
  onOpen: (place: EntryPlace) => void;
  onClose: () => void;
}

export function EntryDialog({
  question,
  start,
  entries,
  language,
  place,
  isBusy,
  onNew,
  onDo,
  onRelink,
  onOpen,
  onClose,
}: Props) {
  const say = useWords();
  const id = useId();
  const [collection, setCollection] = useState(place?.collection || 'notices');
  const [title, setTitle] = useState('');
  const [folder, setFolder] = useState(question === 'new' || !place ? '' : place.id);
  const [leads, setLeads] = useState(true);
  const [to, setTo] = useState('');
  const entry = entries.find((one) => one.collection === place?.collection && one.id === place.id);
  const name = entry ? titleOf(entry, language) : '';

  const { links, askAgain } = useLinksTo(question === 'remove' ? place : undefined, language);
  // Until that is known, nothing is removed.
  const isFree = question !== 'remove' || links?.length === 0;

  const asked = folder || toFolderName(title);
  const isNamed = question === 'new' || question === 'copy' || question === 'rename';
  const isBadName = isNamed && asked !== '' && !isFolderPath(asked);

  const run = () => {
    if (isBadName) return;
    if (question === 'new') onNew({ collection, id: asked }, title);
    else if (place && question === 'remove')
      onDo({ kind: 'remove', ...place, ...(leads && { to }) });
    else if (place && question === 'withdraw') onDo({ kind: question, ...place, to });
    else if (place && question === 'bringBack') onDo({ kind: question, ...place });
    else if (place && isNamed) onDo({ kind: question, ...place, newId: folder });
  };
  return (
    <Modal
      title={question === 'remove' ? say('remove.title', { title: name }) : say(question)}
      action={isFree ? say(question) : undefined}
      isBusy={isBusy || (question === 'remove' && !links)}
      onDo={run}
      onClose={onClose}
    >
      {question === 'new' && (
        <>
          <div className="field">
            <label htmlFor={`${id}-collection`}>{say('collection')}</label>
            <select
              id={`${id}-collection`}
              value={collection}
              onChange={({ target }) => setCollection(target.value)}
            >
              {start.collections.map((one) => (
                <option key={one.name} value={one.name}>
                  {one.title}
                </option>
              ))}
            </select>
          </div>
          <div className="field">
            <label htmlFor={`${id}-title`}>{say('new.title')}</label>
            <input
              id={`${id}-title`}
              required
              value={title}
              onChange={({ target }) => setTitle(target.value)}
            />
          </div>
        </>
      )}
      {question === 'remove' && entry?.page && !entry.states.includes('draft') && (
        <RemoveQuestion
          entry={entry}
          entries={entries}
          language={language}
          leads={leads}
          to={to}
          setLeads={setLeads}
          setTo={setTo}
        />
      )}
      {links && links.length > 0 && (
        <LinksQuestion
          links={links}
          to={leads ? to : ''}
          isBusy={isBusy}
          onRelink={(one) =>
            void onRelink({ kind: 'relink', ...one, from: entry?.page ?? '', to }).then(askAgain)
          }
          onOpen={onOpen}
        />
      )}
      {(question === 'withdraw' || question === 'bringBack') && (
        <p>
          <strong>{name}</strong>: {say(`${question}.help`)}
        </p>
      )}
      {entry && question === 'withdraw' && (
        <PageChoice entry={entry} entries={entries} language={language} to={to} setTo={setTo} />
      )}
      {isNamed && (
        <div className="field">
          <label htmlFor={`${id}-folder`}>{say('new.folder')}</label>
          <input
            id={`${id}-folder`}
            aria-describedby={`${id}-help`}
            aria-invalid={isBadName}
            required={question !== 'new'}
            placeholder={toFolderName(title)}
            value={folder}
            onChange={({ target }) => setFolder(target.value)}
          />
          <p className="help" id={`${id}-help`}>
            {say('new.folderHelp')} {question === 'rename' && say('rename.help')}
          </p>
          <p role="alert">
            {isBadName && say('problem.badName', { detail: asked.slice(0, maxFolderLength) })}
          </p>
        </div>
      )}
    </Modal>
  );
}
