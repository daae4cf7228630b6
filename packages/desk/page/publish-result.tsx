import type { EntryLocation } from '../protocol/desk.ts';
import type { PushedBranch } from '../protocol/publishing.ts';
import type { PublishResult } from './use-publishing.ts';
import { listedTitle, useDesk, useWords } from './words.ts';

interface Props {
  result: PublishResult | undefined;
  onOpen: (location: EntryLocation) => void;
}

/** The entry that a file of the content belongs to, if any. */
function toLocation(file: string): EntryLocation | undefined {
  const [, collection = '', id = '', site = ''] =
    /^src\/content\/(?:([^/]+)\/(.+)\/[^/]+|([^/]+)\.yaml)$/.exec(file) ?? [];
  return id || site ? { collection, id: id || site } : undefined;
}

/** The result of a publication, with links to the next step. */
export function PublishResultMessage({ result, onOpen }: Props) {
  const { say, entries, language } = useDesk();
  const nameOf = ({ collection, id }: EntryLocation) => {
    const entry = entries.find((one) => one.collection === collection && one.id === id);
    if (entry) return listedTitle(entry, language);
    return collection
      ? id
      : say(id === 'search' || id === 'navigation' ? `site.${id}` : 'site.settings');
  };
  return (
    <div role="status" className="outcome" data-kind={result?.kind}>
      {result && <p>{result.text}</p>}
      {result?.request && <RequestLink request={result.request} />}
      {result?.said && (
        <details>
          <summary>{say('publish.said')}</summary>
          <pre lang="en">{result.said}</pre>
        </details>
      )}
      <ul>
        {result?.issues?.map(({ file, text }) => {
          const location = toLocation(file);
          return (
            <li key={file + text}>
              {location ? (
                <button type="button" onClick={() => onOpen(location)}>
                  {say('openOther', { name: nameOf(location) })}
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

export function RequestLink({ request: { link } }: { request: PushedBranch }) {
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
