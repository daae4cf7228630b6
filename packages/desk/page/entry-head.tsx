import { Check, Copy, Eye, EyeOff, FolderPen, Save, Trash2, TriangleAlert } from 'lucide-react';
import type { EntryStatus, OpenedEntry } from '../protocol/desk.ts';
import type { EntryQuestion } from './entry-dialogs.tsx';
import type { EditorState } from './editor-state.ts';
import { useWords } from './words.ts';

interface Props {
  entry: EditorState;
  title: string | undefined;
  states: readonly EntryStatus[];
  onSave: () => void;
  onDiscard: () => void;
  onQuestion: (question: EntryQuestion) => void;
}

const questions = [
  ['copy', Copy],
  ['rename', FolderPen],
  ['unpublish', EyeOff],
  ['republish', Eye],
  ['remove', Trash2],
] as const;

const isAskable = (question: EntryQuestion, { publication }: OpenedEntry) =>
  question === 'unpublish'
    ? publication === 'published'
    : question !== 'republish' || publication === 'unpublished';

/** The title, the states and the actions of the open entry. */
export function EntryHead({
  entry: { opened, issues, isChecked, isDirty },
  title,
  states,
  onSave,
  onDiscard,
  onQuestion,
}: Props) {
  const say = useWords();
  const { collection, id } = opened;
  const stops = issues.filter(({ grade }) => grade === 'stop');
  const isReady = isChecked && stops.length === 0;
  const isEntry = collection !== '';
  return (
    <div className="head">
      <h2 tabIndex={-1}>
        {isEntry
          ? title
          : say(id === 'search' || id === 'navigation' ? `site.${id}` : 'site.settings')}{' '}
        <small>{isEntry ? `${collection}/${id}` : `${id}.yaml`}</small>
      </h2>
      <div className="publication-state">
        <p role="status" className={isReady ? 'ready' : 'not-ready'}>
          {stops.length > 0 && <TriangleAlert aria-hidden />}
          {isReady && <Check aria-hidden />}
          {stops.length > 0
            ? say('notReady', { count: stops.length })
            : say(isReady ? 'ready' : 'checked')}
        </p>
        {states.map((state) => (
          <span key={state} className="state" data-state={state}>
            {say(`state.${state}`)}
          </span>
        ))}
      </div>
      <div className="actions">
        <button type="button" className="main" onClick={onSave} aria-disabled={!isDirty}>
          <Save aria-hidden />
          {say('save')}
        </button>
        {isDirty && (
          <>
            <span className="state">{say('unsaved')}</span>
            <button type="button" className="plain" onClick={onDiscard}>
              {say('discard')}
            </button>
          </>
        )}
        {isEntry &&
          !isDirty &&
          questions
            .filter(([question]) => isAskable(question, opened))
            .map(([question, Icon]) => (
              <button
                key={question}
                type="button"
                className="plain"
                onClick={() => onQuestion(question)}
              >
                <Icon aria-hidden />
                {say(question)}
              </button>
            ))}
      </div>
    </div>
  );
}
