import type { EntryLocation } from '../protocol/desk.ts';
import type { PushedBranch } from '../protocol/publishing.ts';
import type { PublishResult } from './use-publishing.ts';
import { listedTitle, useDesk, useWords } from './words.ts';

interface Props {
  result: PublishResult | undefined;
  onOpen: (location: EntryLocation) => void;
}

/** What is open at the desk for a file of the content, if anything. */
function toLocation(file: string): EntryLocation | undefined {
  const [, collection = '', id = '', site = ''] =
    /^src\/content\/(?:([^/]+)\/(.+)\/[^/]+|([^/]+)\.yaml)$/.exec(file) ?? [];
  return id || site ? { collection, id: id || site } : undefined;
}

/** What became of a publication, with the way on. */
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

/** The way to the pull request of what was sent. */
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
