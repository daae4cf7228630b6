import { maxUploadMegabytes } from '../protocol/desk.ts';
import type { Language } from '@federation/i18n/languages';
import { DeskError } from '../protocol/desk-error.ts';
import { callApi } from './api.ts';
import { goTo } from './go-to.ts';
import type { EditorState } from './editor-state.ts';
import type { DeskSay } from '@federation/i18n/editing';

interface Options {
  entry: EditorState;
  language: Language;
  say: DeskSay;
  addFile: (name: string) => void;
  refuse: (error: unknown) => void;
  announce: (text: string) => void;
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

/** Puts a file beside an entry, and leads to the field that says what a picture shows. */
export function createAttach({ entry, language, say, addFile, refuse, announce }: Options) {
  const { collection, id } = entry.opened;
  return async (file: File, field: string, replaces: string) => {
    try {
      if (file.size > maxUploadMegabytes * 1024 * 1024) throw new DeskError('largeFile', file.name);
      const content = await toBase64(file);
      const operation = {
        kind: 'attach' as const,
        collection,
        id,
        name: file.name,
        content,
        ...(replaces && { replaces }),
        language,
      };
      const { attached = file.name } = await callApi('/operate', operation);
      addFile(attached);
      announce(say('attached', { name: attached }));
      if (field.endsWith('_image')) goTo(document.getElementById('entry_alt'));
      return attached;
    } catch (error) {
      refuse(error);
      return undefined;
    }
  };
}
