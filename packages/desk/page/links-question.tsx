import { useEffect, useState } from 'react';
import type { EntryLocation, LinkingEntry } from '../protocol/desk.ts';
import type { Language } from '@federation/i18n/languages';
import { callApi } from './api.ts';
import { useWords } from './words.ts';

/** The links that removing an entry would break; undefined while loading. */
export function useLinksTo(location: EntryLocation | undefined, language: Language) {
  const [links, setLinks] = useState<readonly LinkingEntry[]>();
  const [requests, setRequests] = useState(0);
  const { collection, id } = location ?? {};
  useEffect(() => {
    if (collection === undefined || id === undefined) return;
    callApi('/linksTo', { collection, id, language }).then(setLinks, () => setLinks([]));
  }, [collection, id, language, requests]);
  return { links, askAgain: () => setRequests((old) => old + 1) };
}

interface Props {
  links: readonly LinkingEntry[];
  /** The page that they can lead to. */
  to: string;
  isBusy: boolean;
  onRelink: (location: EntryLocation) => void;
  onOpen: (location: EntryLocation) => void;
}

/** The links to an entry that is removed, with buttons to correct each. */
export function LinksQuestion({ links, to, isBusy, onRelink, onOpen }: Props) {
  const say = useWords();
  return (
    <section>
      <p>{say('remove.links')}</p>
      {!to && <p className="help">{say('remove.relinkFirst')}</p>}
      <ul className="linking">
        {links.map(({ collection, id, title, links: count, names }) => (
          <li key={`${collection}/${id}`}>
            <strong>{title}</strong> <small>{say('remove.count', { count: count + names })}</small>
            <span className="buttons">
              {to && names === 0 && (
                <button
                  type="button"
                  disabled={isBusy}
                  onClick={() => onRelink({ collection, id })}
                >
                  {say('remove.relink', { path: to })}
                </button>
              )}
              <button type="button" onClick={() => onOpen({ collection, id })}>
                {say('remove.open')}
              </button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
