import { useEffect, useEffectEvent, useId, useState } from 'react';
import { maxMessageLength, type DeskMessage, type Pending, type Published } from '../core/desk.ts';
import type { Language } from '../i18n/languages.ts';
import { ask, Refusal } from './api.ts';
import { Modal } from './modal.tsx';
import { useWords } from './words.ts';

/** What became of it. */
interface Outcome {
  text: string;
  messages?: DeskMessage[];
  /** What Git said. */
  said?: string;
}

/** What has changed since the last publication, and the way to the visitors. */
export function PublishDialog({ language, onClose }: { language: Language; onClose: () => void }) {
  const say = useWords();
  const id = useId();
  const [pending, setPending] = useState<Pending>();
  const [message, setMessage] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  const refused = (error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    const { problem, messages, message: detail } = error;
    setOutcome({
      text: messages.length > 0 ? say('publish.faults') : say(`problem.${problem}`, { detail }),
      messages,
      ...(problem.startsWith('git') && problem !== 'gitConflict' && { said: detail }),
    });
  };
  const read = useEffectEvent(
    () => void ask<Pending>('changes', language).then(setPending, refused),
  );
  useEffect(() => read(), []);

  const run = async () => {
    setBusy(true);
    setOutcome(undefined);
    try {
      const { branch } = await ask<Published>('publish', language, {
        message: message || titles.slice(0, maxMessageLength),
      });
      setOutcome({ text: branch ? say('publish.doneBranch', { branch }) : say('publish.done') });
      setPending(undefined);
    } catch (error) {
      refused(error);
    }
    setBusy(false);
  };
  const titles = pending?.changes.map(({ title }) => title).join(', ') ?? '';
  const isTooLong = message.length > maxMessageLength;
  const isUnchanged = pending?.changes.length === 0 && pending.unsent === 0;
  const canPublish = pending?.way === 'push' && !isUnchanged;
  return (
    <Modal
      title={say('publish.title')}
      action={canPublish ? say('publish') : undefined}
      isBusy={isBusy}
      onStop={() => void ask('stop', language)}
      onDo={() => !isTooLong && void run()}
      onClose={onClose}
    >
      {!pending && !outcome && <p role="status">{say('working')}</p>}
      {isUnchanged && <p>{say('publish.nothing')}</p>}
      {pending && pending.unsent > 0 && <p>{say('publish.unsent', { count: pending.unsent })}</p>}
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
          <input
            id={id}
            value={message}
            aria-invalid={isTooLong}
            aria-describedby={`${id}-help`}
            onChange={({ target }) => setMessage(target.value)}
          />
          <p id={`${id}-help`} role="alert">
            {isTooLong && say('publish.tooLong', { max: maxMessageLength, count: message.length })}
          </p>
        </div>
      )}
      {pending && pending.way !== 'push' && <p>{say(`publish.${pending.way}`)}</p>}
      <div role="status">
        {outcome && <p>{outcome.text}</p>}
        {outcome?.said && (
          <details>
            <summary>{say('publish.said')}</summary>
            <pre lang="en">{outcome.said}</pre>
          </details>
        )}
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
