import { useState } from 'react';
import { ask } from './api.ts';
import type { Language } from '../i18n/languages.ts';
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

/**
 * A picture that is still to be described: the field that says what it shows, and its row where
 * that is a list.
 */
export interface Undescribed {
  field: 'alt' | 'photographCaptions';
  row?: number;
}

/** Which field describes the picture that another field names; undefined where it needs none. */
function findDescription(field: string, { form }: EditorState): Undescribed | undefined {
  const [, row] = /_photographs_(\d+)$/.exec(field) ?? [];
  if (row !== undefined) return { field: 'photographCaptions', row: Number(row) };
  return field.endsWith('_image') && 'alt' in form ? { field: 'alt' } : undefined;
}

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
      setUndescribed(findDescription(field, entry));
      return attached;
    } catch (error) {
      refuse(error);
      return undefined;
    }
  };
  return { attach, undescribed, forget: () => setUndescribed(undefined) };
}
