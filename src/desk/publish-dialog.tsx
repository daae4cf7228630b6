import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { DeskChange, DeskMessage, PublishWay } from '../core/desk.ts';
import type { Language } from '../i18n/languages.ts';
import { ask, Refusal } from './api.ts';
import { Modal } from './modal.tsx';
import { useWords } from './words.ts';

interface Pending {
  way: PublishWay;
  changes: DeskChange[];
}

/** What has changed since the last publication, and the way to the visitors. */
export function PublishDialog({ language, onClose }: { language: Language; onClose: () => void }) {
  const say = useWords();
  const id = useId();
  const [pending, setPending] = useState<Pending>();
  const [message, setMessage] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ text: string; messages?: DeskMessage[] }>();

  const refused = (error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    const { problem, messages } = error;
    setOutcome({
      text:
        messages.length > 0
          ? say('publish.faults')
          : say(`problem.${problem}`, { detail: error.message }),
      messages,
    });
  };
  const read = useEffectEvent(
    () => void ask<Pending>('changes', language).then(setPending, refused),
  );
  useEffect(() => read(), []);

  const run = async () => {
    setBusy(true);
    try {
      await ask('publish', language, {
        message: message || (pending?.changes.map(({ title }) => title).join(', ') ?? ''),
      });
      setOutcome({ text: say('publish.done') });
      setPending(undefined);
    } catch (error) {
      refused(error);
    }
    setBusy(false);
  };
  const canPublish = pending?.way === 'push' && pending.changes.length > 0;
  return (
    <Modal
      title={say('publish.title')}
      action={canPublish ? say('publish') : undefined}
      isBusy={isBusy}
      onDo={() => void run()}
      onClose={onClose}
    >
      {!pending && !outcome && <p role="status">{say('working')}</p>}
      {pending?.changes.length === 0 && <p>{say('publish.nothing')}</p>}
      <ul>
        {pending?.changes.map(({ title, kind, fields }) => (
          <li key={title}>
            <strong>{title}</strong>: {say(`publish.${kind}`)}
            {fields.length > 0 && ` – ${fields.join(', ')}`}
          </li>
        ))}
      </ul>
      {canPublish && (
        <div className="field">
          <label htmlFor={id}>{say('publish.message')}</label>
          <input id={id} value={message} onChange={({ target }) => setMessage(target.value)} />
        </div>
      )}
      {pending && pending.way !== 'push' && <p>{say(`publish.${pending.way}`)}</p>}
      <div role="status">
        {outcome && <p>{outcome.text}</p>}
        <ul className="errors">
          {outcome?.messages?.map(({ file, text }) => (
            <li key={file + text}>
              {file}: {text}
            </li>
          ))}
        </ul>
      </div>
    </Modal>
  );
}
