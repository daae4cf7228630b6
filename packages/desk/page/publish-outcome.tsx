import type { EntryPlace } from '../protocol/desk.ts';
import type { Published } from '../protocol/publishing.ts';
import type { Outcome } from './use-publishing.ts';
import { titleOf, useDesk, useWords } from './words.ts';

interface Props {
  outcome: Outcome | undefined;
  onOpen: (place: EntryPlace) => void;
}

/** What is open at the desk for a file of the content, if anything. */
function toPlace(file: string): EntryPlace | undefined {
  const [, collection = '', id = '', site = ''] =
    /^src\/content\/(?:([^/]+)\/(.+)\/[^/]+|([^/]+)\.yaml)$/.exec(file) ?? [];
  return id || site ? { collection, id: id || site } : undefined;
}

/** What became of a publication, with the way on. */
export function PublishOutcome({ outcome, onOpen }: Props) {
  const { say, entries, language } = useDesk();
  const nameOf = ({ collection, id }: EntryPlace) => {
    const entry = entries.find((one) => one.collection === collection && one.id === id);
    if (entry) return titleOf(entry, language);
    return collection
      ? id
      : say(id === 'search' || id === 'navigation' ? `site.${id}` : 'site.settings');
  };
  return (
    <div role="status" className="outcome" data-kind={outcome?.kind}>
      {outcome && <p>{outcome.text}</p>}
      {outcome?.request && <RequestLink request={outcome.request} />}
      {outcome?.said && (
        <details>
          <summary>{say('publish.said')}</summary>
          <pre lang="en">{outcome.said}</pre>
        </details>
      )}
      <ul>
        {outcome?.messages?.map(({ file, text }) => {
          const place = toPlace(file);
          return (
            <li key={file + text}>
              {place ? (
                <button type="button" onClick={() => onOpen(place)}>
                  {say('openOther', { name: nameOf(place) })}
                </button>
              ) : (
                file
              )}{' '}
              {text}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** The way to the pull request of what was sent. */
export function RequestLink({ request: { link } }: { request: Published }) {
  const say = useWords();
  if (!link) return <p>{say('publish.noLink')}</p>;
  return (
    <p>
      <a href={link} target="_blank" rel="noreferrer">
        {say('publish.link')}
      </a>
    </p>
  );
}
