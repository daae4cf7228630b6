import { Menu, Search, Settings, type LucideIcon } from 'lucide-react';
import { useId, useState } from 'react';
import type { DeskStart, EntryPlace, EntryStatus, ListedEntry } from '../core/desk.ts';
import { formatDay } from '../core/dates.ts';
import { languageDetails, languages, type Language } from '../i18n/languages.ts';
import { listBegun } from './unsaved.ts';
import { useFound } from './use-found.ts';
import { useWords } from './words.ts';

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

const siteFiles = ['settings', 'navigation', 'search'] as const;
const siteIcons: Record<(typeof siteFiles)[number], LucideIcon> = {
  settings: Settings,
  navigation: Menu,
  search: Search,
};

interface Props {
  /** Whether the pane is folded. */
  isHidden: boolean;
  start: DeskStart;
  entries: readonly ListedEntry[];
  language: Language;
  opened: EntryPlace | undefined;
  onOpen: (place: EntryPlace) => void;
}

/** What an entry is called in a language of the desk, or else in any. */
export const titleOf = ({ titles, id }: ListedEntry, language: Language) =>
  titles[language] ?? languages.map((one) => titles[one]).find(Boolean) ?? id;

/** Every entry, narrowed by words, collection and state, and the files of settings. */
export function EntryList({ isHidden, start, entries, language, opened, onOpen }: Props) {
  const say = useWords();
  const id = useId();
  const [search, setSearch] = useState('');
  const [collection, setCollection] = useState('');
  const [state, setState] = useState('');
  const shown = useFound(entries, search, language).filter(
    (entry) =>
      (!collection || entry.collection === collection) &&
      (!state || entry.states.some((one) => one === state)),
  );
  const isOpened = (place: EntryPlace) =>
    place.collection === opened?.collection && place.id === opened.id;
  return (
    <nav aria-label={say('entries')} hidden={isHidden}>
      <div className="find">
        <div>
          <label htmlFor={`${id}-search`}>{say('search')}</label>
          <input
            id={`${id}-search`}
            type="search"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        </div>
        <div>
          <label htmlFor={`${id}-collection`}>{say('collection')}</label>
          <select
            id={`${id}-collection`}
            value={collection}
            onChange={({ target }) => setCollection(target.value)}
          >
            <option value="">{say('allCollections')}</option>
            {start.collections.map(({ name, title }) => (
              <option key={name} value={name}>
                {title}
              </option>
            ))}
          </select>
        </div>
        <div>
          <label htmlFor={`${id}-state`}>{say('state')}</label>
          <select
            id={`${id}-state`}
            value={state}
            onChange={({ target }) => setState(target.value)}
          >
            <option value="">{say('allStates')}</option>
            {states.map((one) => (
              <option key={one} value={one}>
                {say(`state.${one}`)}
              </option>
            ))}
          </select>
        </div>
      </div>
      <h2>{say('site')}</h2>
      <ul className="site">
        {siteFiles.map((name) => {
          const Icon = siteIcons[name];
          return (
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
          );
        })}
      </ul>
      <h2>{say('entries')}</h2>
      <ul>
        {listBegun().map((place) =>
          isOpened(place) ? null : (
            <li key={`${place.collection}/${place.id}`}>
              <button type="button" onClick={() => onOpen(place)}>
                <span className="name">
                  {place.collection}/{place.id}
                </span>{' '}
                <span className="facts">
                  <small className="state">{say('unsaved')}</small>
                </span>
              </button>
            </li>
          ),
        )}
      </ul>
      <p role="status">{say('found', { count: shown.length })}</p>
      <ul>
        {shown.map((entry) => {
          const words = languages.find((one) => entry.titles[one] === titleOf(entry, language));
          return (
            <li key={`${entry.collection}/${entry.id}`}>
              <button type="button" aria-current={isOpened(entry)} onClick={() => onOpen(entry)}>
                <span className="name" lang={words && languageDetails[words].locale}>
                  {titleOf(entry, language)}
                </span>{' '}
                <span className="facts">
                  <small>
                    {start.collections.find(({ name }) => name === entry.collection)?.title}
                  </small>{' '}
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
