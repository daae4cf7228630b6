import { Check, Copy, FolderPen, Save, Trash2, TriangleAlert } from 'lucide-react';
import type { EntryStatus } from '../core/desk.ts';
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
  ['remove', Trash2],
] as const;

/** What is open, its state, and what can be done with it as a whole. */
export function EntryHead({
  entry: { opened, messages, isDirty },
  title,
  states,
  onSave,
  onDiscard,
  onQuestion,
}: Props) {
  const say = useWords();
  const { collection, id } = opened;
  const stops = messages.filter(({ grade }) => grade === 'stop');
  const isEntry = collection !== '';
  return (
    <div className="head">
      <h2 tabIndex={-1}>
        {isEntry
          ? title
          : say(id === 'search' || id === 'navigation' ? `site.${id}` : 'site.settings')}{' '}
        <small>{isEntry ? `${collection}/${id}` : `${id}.yaml`}</small>
      </h2>
      {states.map((state) => (
        <span key={state} className="state" data-state={state}>
          {say(`state.${state}`)}
        </span>
      ))}
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
        questions.map(([question, Icon]) => (
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
      <p role="status" className={stops.length > 0 ? 'not-ready' : 'ready'}>
        {stops.length > 0 ? <TriangleAlert aria-hidden /> : <Check aria-hidden />}
        {stops.length > 0 ? say('notReady', { count: stops.length }) : say('ready')}
      </p>
    </div>
  );
}
