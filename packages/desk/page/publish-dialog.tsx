import { useState } from 'react';
import type { EntryLocation } from '../protocol/desk.ts';
import { maxMessageLength } from '../protocol/publishing.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { TextField } from './labelled.tsx';
import { Modal } from './modal.tsx';
import { PublishResultMessage, RequestLink } from './publish-result.tsx';
import { DiscardedVersions } from './discarded-versions.tsx';
import { usePublishing } from './use-publishing.ts';
import { useDesk, type Announcement } from './words.ts';

interface Props {
  /** Says what became of it, when the dialog was closed meanwhile. */
  announce: (text: string, kind?: Announcement['kind']) => void;
  onOpen: (location: EntryLocation) => void;
  /** To be called when the content may be another one than before. */
  onDone: () => void;
  onClose: () => void;
}

/** Shows the changes since the last publication, and publishes them. */
export function PublishDialog({ announce, onOpen, onDone, onClose }: Props) {
  const { say } = useDesk();
  const [message, setMessage] = useState('');
  const { pending, conflicts, result, isBusy, publish, stop } = usePublishing(announce);

  if (conflicts)
    return (
      <ConflictDialog
        conflicts={conflicts}
        isBusy={isBusy}
        result={<PublishResultMessage result={result} onOpen={onOpen} />}
        onDo={(choices) => void publish(message, choices).then(onDone)}
        onClose={onClose}
      />
    );
  const isTooLong = message.length > maxMessageLength;
  const isUnchanged = pending?.changes.length === 0 && pending.unsent === 0;
  const canPublish = pending?.way === 'push' && !isUnchanged;
  return (
    <Modal
      title={say('publish.title')}
      action={canPublish ? say('publish') : undefined}
      isBusy={isBusy}
      onStop={stop}
      onDo={() => {
        if (!isTooLong) void publish(message).then(onDone);
      }}
      onClose={onClose}
    >
      {!pending && !result && <p role="status">{say('working')}</p>}
      {pending?.waiting && !result?.request && (
        <div>
          <p>{say('publish.waiting', { branch: pending.waiting.branch ?? '' })}</p>
          <RequestLink request={pending.waiting} />
        </div>
      )}
      {isUnchanged && !result && <p>{say('publish.nothing')}</p>}
      {pending && pending.unsent > 0 && <p>{say('publish.unsent', { count: pending.unsent })}</p>}
      <ul className="changes">
        {pending?.changes.map(({ title, kind, fields }, index) => (
          // Two entries can have one title.
          <li key={`${title} ${index}`}>
            <strong>{title}</strong>: {say(`publish.${kind}`)}
            {fields.length > 0 && ` – ${fields.join(', ')}`}
          </li>
        ))}
      </ul>
      {canPublish && (
        <TextField
          label={say('publish.message')}
          fault={
            isTooLong && say('publish.tooLong', { max: maxMessageLength, count: message.length })
          }
          value={message}
          onChange={setMessage}
        />
      )}
      {pending && pending.way !== 'push' && <p>{say(`publish.${pending.way}`)}</p>}
      <PublishResultMessage result={result} onOpen={onOpen} />
      {pending && pending.discarded.length > 0 && (
        <DiscardedVersions versions={pending.discarded} />
      )}
    </Modal>
  );
}
