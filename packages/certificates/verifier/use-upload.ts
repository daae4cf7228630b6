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
  const { phase, working, run, reset } = useVerification(config);
  const controllerRef = useRef<AbortController>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => () => controllerRef.current?.abort(), []);

  /** Stops what has begun. */
  function stop() {
    controllerRef.current?.abort();
    setError(undefined);
    setProgress(undefined);
    reset();
  }

  function choose(selected: File | undefined) {
    stop();
    setFile(selected);
  }

  function showError(reason: FileError) {
    setError(reason);
    field.current?.focus();
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (working) return;
    stop();
    if (!file) return showError('none');
    const { signal } = (controllerRef.current = new AbortController());
    await run('picture', async ({ verifyCodes, verifyToken }, dependencies) => {
      const content = await read(file, signal, (page, pages) => setProgress({ page, pages }));
      if (signal.aborted) return undefined;
      if ('texts' in content)
        return verifyCodes(content.texts, issuer, (token) => verifyToken(token, dependencies));
      const { unreadable } = content;
      if (unreadable === 'no-code') return { state: 'unreadable', reason: unreadable };
      showError(unreadable);
      return undefined;
    });
  }

  function cancel() {
    stop();
    field.current?.focus();
  }

  function restart() {
    choose(undefined);
    if (field.current) {
      field.current.value = '';
      field.current.focus();
    }
  }

  return { field, error, progress, working, phase, choose, submit, cancel, restart };
}

/** The content of the file. */
async function read(
  file: File,
  signal: AbortSignal,
  onPage: (page: number, pages: number) => void,
): Promise<FileContent> {
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
}
