import { useState } from 'react';
import { maxFileSize } from '../core/desk.ts';
import type { Language } from '../i18n/languages.ts';
import { ask, Refusal } from './api.ts';
import type { EditorState } from './editor-state.ts';
import type { Say } from './words.ts';

interface Options {
  entry: EditorState;
  language: Language;
  say: Say;
  addFile: (name: string) => void;
  refuse: (error: unknown) => void;
  announce: (text: string) => void;
}

/** The field that says what a picture shows, where it is not in the same row. */
export type Undescribed = 'alt';

/** A file as it is sent: its bytes in base64. */
async function toBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^.*?,/, ''));
    reader.onerror = () => reject(new Error(file.name, { cause: reader.error }));
    reader.readAsDataURL(file);
  });
}

/** Puts files beside an entry, and then asks what a picture shows. */
export function useAttach({ entry, language, say, addFile, refuse, announce }: Options) {
  const [undescribed, setUndescribed] = useState<Undescribed>();
  const { collection, id } = entry.opened;
  const attach = async (file: File, field: string, replaces: string) => {
    try {
      if (file.size > maxFileSize * 1024 * 1024) throw new Refusal('largeFile', file.name, []);
      const content = await toBase64(file);
      const asked = {
        kind: 'attach',
        collection,
        id,
        name: file.name,
        content,
        ...(replaces && { replaces }),
      };
      const { attached } = await ask<{ attached: string }>('operate', language, asked);
      addFile(attached);
      announce(say('attached', { name: attached }));
      setUndescribed(field.endsWith('_image') && 'alt' in entry.form ? 'alt' : undefined);
      return attached;
    } catch (error) {
      refuse(error);
      return undefined;
    }
  };
  return { attach, undescribed, forget: () => setUndescribed(undefined) };
}
