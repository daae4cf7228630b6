import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { maxUploadMegabytes, type DeskIssue } from '../protocol/desk.ts';
import {
  maxMessageLength,
  usualMinutes,
  type ConflictChoices,
  type Conflicts,
  type Pending,
  type PushedBranch,
} from '../protocol/publishing.ts';
import { DeskError } from '../protocol/desk-error.ts';
import { callApi } from './api.ts';
import { useDesk, type Announcement } from './words.ts';

export interface PublishResult extends Announcement {
  issues?: readonly DeskIssue[];
  said?: string | undefined;
  /** The branch that needs a pull request; its link may be unknown. */
  request?: PushedBranch | undefined;
}

/**
 * The pending changes, their conflicts, and the result of publishing them.
 *
 * @param announce tells the result when the dialog was closed meanwhile
 */
export function usePublishing(announce: (text: string, kind?: Announcement['kind']) => void) {
  const { say, language } = useDesk();
  const [pending, setPending] = useState<Pending>();
  const [conflicts, setConflicts] = useState<Conflicts>();
  const [result, showResult] = useState<PublishResult>();
  const [isBusy, setBusy] = useState(false);

  const isClosed = useRef(false);
  useEffect(() => {
    isClosed.current = false;
    return () => {
      isClosed.current = true;
    };
  }, []);
  const setResult = (became: PublishResult) => {
    if (isClosed.current) announce(became.text, became.kind);
    else showResult(became);
  };

  const refused = (error: unknown) => {
    if (!(error instanceof DeskError)) throw error;
    const { problem, issues, message: detail } = error;
    setResult({
      kind: 'bad',
      text:
        issues.length > 0
          ? say('publish.faults')
          : say(`problem.${problem}`, { detail, max: maxUploadMegabytes }),
      issues,
      said: problem.startsWith('git') && detail ? detail : undefined,
    });
  };
  const read = () => callApi('/changes', { language }).then(setPending, refused);
  const readFirst = useEffectEvent(() => void read());
  useEffect(() => readFirst(), []);

  const run = async (change: () => Promise<void>) => {
    setBusy(true);
    showResult(undefined);
    try {
      await change();
    } catch (error) {
      refused(error);
    }
    setBusy(false);
  };
  const titles = pending?.changes.map(({ title }) => title).join(', ') ?? '';
  const publish = (message: string, choices: ConflictChoices['choices'] = {}) =>
    run(async () => {
      const json = {
        message: message || titles.slice(0, maxMessageLength),
        chosen: conflicts && { theirs: conflicts.theirs, choices },
        language,
      };
      const { conflicts: found, ...request } = await callApi('/publish', json);
      setConflicts(found);
      if (found) return;
      const { branch } = request;
      await read();
      setResult(
        branch
          ? { text: say('publish.doneRequest', { branch, minutes: usualMinutes }), request }
          : { text: say('publish.done', { minutes: usualMinutes }) },
      );
    });
  return {
    pending,
    conflicts,
    result,
    isBusy,
    publish,
    stop: () => void callApi('/stop'),
  };
}
