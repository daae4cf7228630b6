import { useState } from 'react';
import type { PagePart } from '@federation/content-model/components/page-part';
import type { Language } from '@federation/i18n/languages';
import { callApi } from './api.ts';
import { Choice, TextField } from './labelled.tsx';
import { Modal } from './modal.tsx';
import { PageChoice } from './page-list.tsx';
import { listedTitle, useDesk } from './words.ts';

interface Props {
  /** The language of the text that the link is in. */
  language: Language;
  words: string;
  onClose: (text?: string) => void;
}

/** Asks where a link leads: a page and a part of it, or another site. */
export function LinkDialog({ language, words: selected, onClose }: Props) {
  const { say, entries } = useDesk();
  const [words, setWords] = useState(selected);
  const [page, setPage] = useState('');
  const [parts, setParts] = useState<readonly PagePart[]>([]);
  const [part, setPart] = useState('');
  const [address, setAddress] = useState('');
  const target = entries.find((entry) => entry.page === page);

  const choose = async (path: string) => {
    setPage(path);
    setPart('');
    setParts([]);
    if (path) setParts(await callApi('/parts', { path, language }).catch(() => []));
  };

  const href = address || (page && page + (part && `#${part}`));
  return (
    <Modal
      title={say('bar.link')}
      action={say('insert')}
      onDo={() =>
        href && onClose(`[${words || (target ? listedTitle(target, language) : href)}](${href})`)
      }
      onClose={() => onClose()}
    >
      <TextField label={say('link.words')} value={words} onChange={setWords} />
      <PageChoice
        label={say('link.page')}
        none={say('none')}
        language={language}
        value={page}
        onChange={(path) => void choose(path)}
      />
      <Choice
        label={say('link.part')}
        value={part}
        disabled={parts.length === 0}
        onChange={setPart}
        options={[['', say('link.whole')], ...parts.map((one) => [one.id, one.words] as const)]}
      />
      <TextField
        label={say('link.other')}
        type="url"
        placeholder="https://"
        value={address}
        onChange={setAddress}
      />
    </Modal>
  );
}
