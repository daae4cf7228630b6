import { useState } from 'react';
import type { DeskOperation, EntryLocation } from '../protocol/desk.ts';
import { isFolderPath, maxFolderLength, toFolderName } from '@federation/base/folder-name';
import { Choice, TextField } from './labelled.tsx';
import { LinksQuestion, useLinksTo } from './links-question.tsx';
import { PageChoice } from './page-list.tsx';
import { RemoveQuestion } from './remove-question.tsx';
import { Modal } from './modal.tsx';
import { listedTitle, useDesk } from './words.ts';

/** Questions before something is done to an entry as a whole. */
export type EntryQuestion = 'new' | 'copy' | 'rename' | 'unpublish' | 'republish' | 'remove';

interface Props {
  question: EntryQuestion;
  location: EntryLocation | undefined;
  isBusy: boolean;
  onNew: (location: EntryLocation, title: string) => void;
  onDo: (operation: DeskOperation) => void;
  /** Changes the links of another entry; the question stays. */
  onRelink: (operation: DeskOperation) => Promise<void>;
  onOpen: (location: EntryLocation) => void;
  onClose: () => void;
}

export function EntryDialog({
  question,
  location,
  isBusy,
  onNew,
  onDo,
  onRelink,
  onOpen,
  onClose,
}: Props) {
  const { say, language, entries, collections } = useDesk();
  const [collection, setCollection] = useState(location?.collection || 'notices');
  const [title, setTitle] = useState('');
  const [folder, setFolder] = useState(question === 'new' || !location ? '' : location.id);
  const [leads, setLeads] = useState(true);
  const [to, setTo] = useState('');
  const entry = entries.find(
    (one) => one.collection === location?.collection && one.id === location.id,
  );
  const name = entry ? listedTitle(entry, language) : '';

  const { links, askAgain } = useLinksTo(question === 'remove' ? location : undefined, language);
  // Nothing is removed before the links are known.
  const isFree = question !== 'remove' || links?.length === 0;

  const folderName = folder || toFolderName(title);
  const isNamed = question === 'new' || question === 'copy' || question === 'rename';
  const isBadName = isNamed && folderName !== '' && !isFolderPath(folderName);

  const run = () => {
    if (isBadName) return;
    if (question === 'new') onNew({ collection, id: folderName }, title);
    else if (location && question === 'remove')
      onDo({ kind: 'remove', ...location, ...(leads && { to }) });
    else if (location && question === 'unpublish') onDo({ kind: question, ...location, to });
    else if (location && question === 'republish') onDo({ kind: question, ...location });
    else if (location && isNamed) onDo({ kind: question, ...location, newId: folder });
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
          {collection === 'editions' ? (
            <PageChoice
              label={say('new.rule')}
              language={language}
              isRequired
              value={title}
              onChange={setTitle}
            />
          ) : (
            <TextField label={say('new.title')} required value={title} onChange={setTitle} />
          )}
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
      {(question === 'unpublish' || question === 'republish') && (
        <p>
          <strong>{name}</strong>: {say(`${question}.help`)}
        </p>
      )}
      {question === 'unpublish' && pageChoice}
      {isNamed && collection !== 'editions' && (
        <TextField
          label={say('new.folder')}
          help={`${say('new.folderHelp')} ${question === 'rename' ? say('rename.help') : ''}`}
          fault={
            isBadName && say('problem.badName', { detail: folderName.slice(0, maxFolderLength) })
          }
          required={question !== 'new'}
          placeholder={toFolderName(title)}
          value={folder}
          onChange={setFolder}
        />
      )}
    </Modal>
  );
}
