import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { FileContent } from '../browser/files/file-content.ts';
import type { UnreadableReason } from '../shared/verdict.ts';
import type { VerifierConfig } from './config.ts';
import { useVerification } from './use-verification.ts';

/** An error shown at the file field. */
export type FileError = 'none' | Exclude<UnreadableReason, 'no-code'>;

/** Reads a file on the device and verifies its content. */
export function useUpload(config: VerifierConfig) {
  const { issuer } = config;
  const [file, setFile] = useState<File>();
  const [error, setError] = useState<FileError>();
  const [progress, setProgress] = useState<{ page: number; pages: number }>();
  const [reading, setReading] = useState(false);
  const { phase, working, run, reset } = useVerification(config);
  const controllerRef = useRef<AbortController>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => () => controllerRef.current?.abort(), []);

  function choose(selected: File | undefined) {
    controllerRef.current?.abort();
    setFile(selected);
    setError(undefined);
    reset();
  }

  function showError(reason: FileError) {
    setError(reason);
    field.current?.focus();
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (reading || working) return;
    reset();
    setError(undefined);
    if (!file) return showError('none');
    const controller = new AbortController();
    controllerRef.current = controller;
    setReading(true);
    setProgress(undefined);
    const content = await read(file, controller.signal, (page, pages) =>
      setProgress({ page, pages }),
    );
    setReading(false);
    if (content && !controller.signal.aborted) verifyContent(content);
  }

  function verifyContent(content: FileContent | 'network') {
    if (content === 'network')
      return run('picture', () => Promise.resolve({ state: 'unchecked', reason: 'network' }));
    if ('unreadable' in content) {
      const { unreadable } = content;
      return unreadable === 'no-code'
        ? run('picture', () => Promise.resolve({ state: 'unreadable', reason: unreadable }))
        : showError(unreadable);
    }
    const { texts } = content;
    return run('picture', ({ verifyCodes, verifyToken }, dependencies) =>
      verifyCodes(texts, issuer, (token) => verifyToken(token, dependencies)),
    );
  }

  function cancel() {
    controllerRef.current?.abort();
    setReading(false);
    field.current?.focus();
  }

  function restart() {
    choose(undefined);
    if (field.current) {
      field.current.value = '';
      field.current.focus();
    }
  }

  return {
    file,
    field,
    error,
    progress,
    busy: reading || working,
    phase,
    choose,
    submit,
    cancel,
    restart,
  };
}

/** The content of the file; undefined if reading was cancelled. */
async function read(
  file: File,
  signal: AbortSignal,
  onPage: (page: number, pages: number) => void,
): Promise<FileContent | 'network' | undefined> {
  try {
    const [{ readFile }, { createReader }] = await Promise.all([
      import('../browser/files/read-file.ts'),
      import('../browser/qr-reader/reader.ts'),
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
