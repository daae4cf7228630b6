import { useState } from 'react';
import type { DeskOperation, EntryPlace } from '../protocol/desk.ts';
import { isFolderPath, maxFolderLength, toFolderName } from '@federation/base/folder-name';
import { Choice, TextField } from './labelled.tsx';
import { LinksQuestion, useLinksTo } from './links-question.tsx';
import { PageChoice } from './page-list.tsx';
import { RemoveQuestion } from './remove-question.tsx';
import { Modal } from './modal.tsx';
import { titleOf, useDesk } from './words.ts';

/** Questions before something is done to an entry as a whole. */
export type EntryQuestion = 'new' | 'copy' | 'rename' | 'withdraw' | 'bringBack' | 'remove';

interface Props {
  question: EntryQuestion;
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
  place,
  isBusy,
  onNew,
  onDo,
  onRelink,
  onOpen,
  onClose,
}: Props) {
  const { say, language, entries, collections } = useDesk();
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
  const pageChoice = (
    <PageChoice
      label={say('remove.to')}
      without={entry?.page}
      language={language}
      isRequired
      isDisabled={question === 'remove' && !leads}
      value={to}
      onChange={setTo}
    />
  );
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
          <Choice
            label={say('collection')}
            value={collection}
            onChange={setCollection}
            options={collections.map((one) => [one.name, one.title])}
          />
          <TextField label={say('new.title')} required value={title} onChange={setTitle} />
        </>
      )}
      {question === 'remove' && entry?.page && !entry.states.includes('draft') && (
        <RemoveQuestion leads={leads} setLeads={setLeads} choice={pageChoice} />
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
      {question === 'withdraw' && pageChoice}
      {isNamed && (
        <TextField
          label={say('new.folder')}
          help={`${say('new.folderHelp')} ${question === 'rename' ? say('rename.help') : ''}`}
          fault={isBadName && say('problem.badName', { detail: asked.slice(0, maxFolderLength) })}
          required={question !== 'new'}
          placeholder={toFolderName(title)}
          value={folder}
          onChange={setFolder}
        />
      )}
    </Modal>
  );
}
