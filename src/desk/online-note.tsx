import type { Reaches } from '../core/desk-publishing.ts';
import { useWords } from './words.ts';

/** What is to be said of how far the entries have come, besides the state of each. */
export function OnlineNote({ online: { entries, isSiteRead, runs } }: { online: Reaches }) {
  const say = useWords();
  const isLate = Object.values(entries).includes('late');
  if (isSiteRead && !isLate) return null;
  if (Object.keys(entries).length === 0) return null;
  return (
    <p role="status">
      <small>
        {say(isLate ? 'online.late' : 'online.unknown')}{' '}
        {isLate && runs && (
          <a href={runs} target="_blank" rel="noreferrer">
            {say('online.runs')}
          </a>
        )}
      </small>
    </p>
  );
}
