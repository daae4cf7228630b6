import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { FileContent } from '../../browser/certificate-files/read-file.ts';
import type { Unreadable } from '../../core/certificates/verdict.ts';
import type { VerifierFacts } from './facts.ts';
import { pickCode } from './rules.ts';
import { useVerification } from './use-verification.ts';

/** What is wrong with the choice of a file, to be said at the field. */
export type FileError = 'none' | Exclude<Unreadable, 'no-code'>;

/** Reads a chosen file on the device and verifies what it holds. */
export function useUpload(facts: VerifierFacts) {
  const { issuer } = facts;
  const [file, setFile] = useState<File>();
  const [error, setError] = useState<FileError>();
  const [progress, setProgress] = useState<{ page: number; pages: number }>();
  const [reading, setReading] = useState(false);
  const { working, failed, outcome, run, reset } = useVerification(facts);
  const session = useRef<AbortController>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => () => session.current?.abort(), []);

  function choose(chosen: File | undefined) {
    session.current?.abort();
    setFile(chosen);
    setError(undefined);
    reset();
  }

  function refuse(reason: FileError) {
    setError(reason);
    field.current?.focus();
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (reading || working) return;
    reset();
    setError(undefined);
    if (!file) return refuse('none');
    const mine = new AbortController();
    session.current = mine;
    setReading(true);
    setProgress(undefined);
    const content = await read(file, mine.signal, (page, pages) => setProgress({ page, pages }));
    setReading(false);
    if (content && !mine.signal.aborted) judge(content);
  }

  function judge(content: FileContent | 'network') {
    if (content === 'network') return run('picture', () => Promise.resolve({ state: 'unchecked', why: 'network' }));
    if ('unreadable' in content) {
      const { unreadable } = content;
      return unreadable === 'no-code'
        ? run('picture', () => Promise.resolve({ state: 'unreadable', why: unreadable }))
        : refuse(unreadable);
    }
    const code = pickCode(content.texts, issuer);
    if (code === 'foreign' || code === undefined) return run(content.from, () => Promise.resolve({ state: 'foreign' }));
    return run(content.from, async (verifier, outside) => (await verifier()).verifyToken(code.token, outside));
  }

  function cancel() {
    session.current?.abort();
    setReading(false);
    field.current?.focus();
  }

  function another() {
    choose(undefined);
    if (field.current) {
      field.current.value = '';
      field.current.focus();
    }
  }

  return { file, field, error, progress, busy: reading || working, failed, outcome, choose, submit, cancel, another };
}

/** What is in the file; nothing when the reading was cancelled. */
async function read(
  file: File,
  signal: AbortSignal,
  onPage: (page: number, pages: number) => void,
): Promise<FileContent | 'network' | undefined> {
  try {
    const [{ readFile }, { createReader }] = await Promise.all([
      import('../../browser/certificate-files/read-file.ts'),
      import('../../browser/qr-reader/reader.ts'),
    ]);
    const reader = createReader();
    signal.addEventListener('abort', () => reader.close());
    try {
      return await readFile(file, { reader, signal, onPage });
    } finally {
      reader.close();
    }
  } catch {
    return signal.aborted ? undefined : 'network';
  }
}
