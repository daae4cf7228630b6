import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { maxFileSize, type DeskMessage } from '../protocol/desk.ts';
import {
  maxMessageLength,
  usualMinutes,
  type Chosen,
  type Conflicts,
  type Pending,
  type Published,
} from '../protocol/publishing.ts';
import { DeskError } from '../protocol/desk-error.ts';
import { ask } from './api.ts';
import { useDesk, type Notice } from './words.ts';

/** What became of it. */
export interface Outcome extends Notice {
  messages?: readonly DeskMessage[];
  /** What Git said. */
  said?: string | undefined;
  /** Where a pull request is asked for, or that this is to be done without an address. */
  request?: Published | undefined;
}

/**
 * What waits to be sent, what stands in its way, and what became of it.
 *
 * @param announce says what became of it where nobody sees it here any more
 */
export function usePublishing(announce: (text: string, kind?: Notice['kind']) => void) {
  const { say, language } = useDesk();
  const [pending, setPending] = useState<Pending>();
  const [conflicts, setConflicts] = useState<Conflicts>();
  const [outcome, showOutcome] = useState<Outcome>();
  const [isBusy, setBusy] = useState(false);

  const isClosed = useRef(false);
  useEffect(() => {
    isClosed.current = false;
    return () => {
      isClosed.current = true;
    };
  }, []);
  const setOutcome = (became: Outcome) => {
    if (isClosed.current) announce(became.text, became.kind);
    else showOutcome(became);
  };

  const refused = (error: unknown) => {
    if (!(error instanceof DeskError)) throw error;
    const { problem, messages, message: detail } = error;
    setOutcome({
      kind: 'bad',
      text:
        messages.length > 0
          ? say('publish.faults')
          : say(`problem.${problem}`, { detail, max: maxFileSize }),
      messages,
      said: problem.startsWith('git') && detail ? detail : undefined,
    });
  };
  const read = () => ask('/changes', { language }).then(setPending, refused);
  const readFirst = useEffectEvent(() => void read());
  useEffect(() => readFirst(), []);

  const run = async (change: () => Promise<void>) => {
    setBusy(true);
    showOutcome(undefined);
    try {
      await change();
    } catch (error) {
      refused(error);
    }
    setBusy(false);
  };
  const titles = pending?.changes.map(({ title }) => title).join(', ') ?? '';
  const publish = (message: string, choices: Chosen['choices'] = {}) =>
    run(async () => {
      const json = {
        message: message || titles.slice(0, maxMessageLength),
        chosen: conflicts && { theirs: conflicts.theirs, choices },
        language,
      };
      const { conflicts: found, ...request } = await ask('/publish', json);
      setConflicts(found);
      if (found) return;
      const { branch } = request;
      await read();
      setOutcome(
        branch
          ? { text: say('publish.doneRequest', { branch, minutes: usualMinutes }), request }
          : { text: say('publish.done', { minutes: usualMinutes }) },
      );
    });
  return {
    pending,
    conflicts,
    outcome,
    isBusy,
    publish,
    stop: () => void ask('/stop'),
  };
}
