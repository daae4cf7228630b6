import { Menu, Search, Settings } from 'lucide-react';
import { useState } from 'react';
import type { EntryLocation, EntryStatus } from '../protocol/desk.ts';
import { formatDay } from '@federation/base/dates';
import { languageDetails, languages } from '@federation/i18n/languages';
import { Choice, TextField } from './labelled.tsx';
import { listUnsavedNew } from './unsaved-changes.ts';
import { useFilteredEntries } from './use-filtered-entries.ts';
import { listedTitle, useDesk } from './words.ts';

const states: readonly EntryStatus[] = [
  'draft',
  'scheduled',
  'here',
  'waiting',
  'sent',
  'online',
  'expired',
  'reviewDue',
  'untranslated',
  'sourceChanged',
  'fault',
];

const siteFiles = [
  ['settings', Settings],
  ['navigation', Menu],
  ['search', Search],
] as const;

interface Props {
  isHidden: boolean;
  opened: EntryLocation | undefined;
  onOpen: (location: EntryLocation) => void;
}

/** Every entry, narrowed by words, collection and state, and the files of settings. */
export function EntryListPane({ isHidden, opened, onOpen }: Props) {
  const { say, language, entries, collections } = useDesk();
  const [search, setSearch] = useState('');
  const [collection, setCollection] = useState('');
  const [state, setState] = useState('');
  const shown = useFilteredEntries(entries, search).filter(
    (entry) =>
      (!collection || entry.collection === collection) &&
      (!state || entry.states.some((one) => one === state)),
  );
  const isOpened = (location: EntryLocation) =>
    location.collection === opened?.collection && location.id === opened.id;
  const begun = listUnsavedNew().filter((location) => !isOpened(location));
  return (
    <nav aria-label={say('entries')} hidden={isHidden}>
      <div className="find">
        <TextField label={say('search')} type="search" value={search} onChange={setSearch} />
        <Choice
          label={say('collection')}
          value={collection}
          onChange={setCollection}
          options={[
            ['', say('allCollections')],
            ...collections.map(({ name, title }) => [name, title] as const),
          ]}
        />
        <Choice
          label={say('state')}
          value={state}
          onChange={setState}
          options={[
            ['', say('allStates')],
            ...states.map((one) => [one, say(`state.${one}`)] as const),
          ]}
        />
      </div>
      <h2>{say('site')}</h2>
      <ul className="site">
        {siteFiles.map(([name, Icon]) => (
          <li key={name}>
            <button
              type="button"
              aria-current={isOpened({ collection: '', id: name })}
              onClick={() => onOpen({ collection: '', id: name })}
            >
              <Icon aria-hidden />
              {say(`site.${name}`)}
            </button>
          </li>
        ))}
      </ul>
      <h2>{say('entries')}</h2>
      <ul>
        {begun.map((location) => (
          <li key={`${location.collection}/${location.id}`}>
            <button type="button" onClick={() => onOpen(location)}>
              <span className="name">{`${location.collection}/${location.id}`}</span>{' '}
              <span className="facts">
                <small className="state">{say('unsaved')}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status">{say('found', { count: shown.length })}</p>
      <ul>
        {shown.map((entry) => {
          const words = languages.find((one) => entry.titles[one] === listedTitle(entry, language));
          return (
            <li key={`${entry.collection}/${entry.id}`}>
              <button type="button" aria-current={isOpened(entry)} onClick={() => onOpen(entry)}>
                <span className="name" lang={words && languageDetails[words].locale}>
                  {listedTitle(entry, language)}
                </span>{' '}
                <span className="facts">
                  <small>{collections.find(({ name }) => name === entry.collection)?.title}</small>{' '}
                  {entry.date && <small>{formatDay(entry.date, language)}</small>}{' '}
                  {entry.states.map((one) => (
                    <small key={one} className="state" data-state={one}>
                      {say(`state.${one}`)}
                    </small>
                  ))}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
