import { useId, useState } from 'react';
import type { ListedEntry, PagePart } from '../core/desk.ts';
import { titleOf } from './entry-list.tsx';
import type { Language } from '../i18n/languages.ts';
import { ask } from './api.ts';
import { Modal } from './modal.tsx';
import { useWords } from './words.ts';

interface Props {
  entries: readonly ListedEntry[];
  /** The language of the text that the link is in. */
  language: Language;
  words: string;
  onClose: (text?: string) => void;
}

/** Asks where a link leads: a page and a part of it, or another site. */
export function LinkDialog({ entries, language, words: selected, onClose }: Props) {
  const say = useWords();
  const id = useId();
  const [words, setWords] = useState(selected);
  const [page, setPage] = useState('');
  const [parts, setParts] = useState<PagePart[]>([]);
  const [part, setPart] = useState('');
  const [address, setAddress] = useState('');
  const target = entries.find((entry) => entry.page === page);

  const choose = async (path: string) => {
    setPage(path);
    setPart('');
    setParts([]);
    if (path) setParts(await ask<PagePart[]>('parts', language, { path }).catch(() => []));
  };

  const href = address || (page && page + (part && `#${part}`));
  return (
    <Modal
      title={say('bar.link')}
      action={say('insert')}
      onDo={() =>
        href && onClose(`[${words || (target ? titleOf(target, language) : href)}](${href})`)
      }
      onClose={() => onClose()}
    >
      <div className="field">
        <label htmlFor={`${id}-words`}>{say('link.words')}</label>
        <input
          id={`${id}-words`}
          value={words}
          onChange={({ target: { value } }) => setWords(value)}
        />
      </div>
      <div className="field">
        <label htmlFor={`${id}-page`}>{say('link.page')}</label>
        <select
          id={`${id}-page`}
          value={page}
          onChange={({ target: { value } }) => void choose(value)}
        >
          <option value="">{say('none')}</option>
          {entries.flatMap((entry) =>
            entry.page ? (
              <option key={entry.page} value={entry.page}>
                {titleOf(entry, language)} ({entry.page})
              </option>
            ) : (
              []
            ),
          )}
        </select>
      </div>
      <div className="field">
        <label htmlFor={`${id}-part`}>{say('link.part')}</label>
        <select
          id={`${id}-part`}
          value={part}
          disabled={parts.length === 0}
          onChange={({ target: { value } }) => setPart(value)}
        >
          <option value="">{say('link.whole')}</option>
          {parts.map((one) => (
            <option key={one.id} value={one.id}>
              {one.words}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor={`${id}-address`}>{say('link.other')}</label>
        <input
          id={`${id}-address`}
          type="url"
          placeholder="https://"
          value={address}
          onChange={({ target: { value } }) => setAddress(value)}
        />
      </div>
    </Modal>
  );
}
