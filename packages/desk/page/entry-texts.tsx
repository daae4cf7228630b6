import { languageDetails, languages } from '@federation/i18n/languages';
import { findOutdatedText } from './outdated.ts';
import type { EditorState, Edits } from './editor-state.ts';
import { TextEditor } from './text-editor.tsx';
import { useWords } from './words.ts';

interface Props {
  entry: EditorState;
  /** True when the content check reports an outdated translation. */
  isOutdated: boolean;
  type: (edited: Edits) => void;
}

/** The text of an entry in every language, beside each other. */
export function EntryTexts({ entry, isOutdated, type }: Props) {
  const say = useWords();
  const { opened, texts, issues, version } = entry;
  return (
    <>
      <h3>{say('text')}</h3>
      <div className="texts">
        {languages.map((one) => {
          const outdated = findOutdatedText(entry, one, isOutdated);
          return (
            <TextEditor
              key={`${opened.collection}/${opened.id}/${one}/${version}`}
              note={outdated && say(outdated)}
              label={say('textIn', { language: languageDetails[one].name })}
              language={one}
              value={texts[one] ?? ''}
              issues={issues.filter((issue) => issue.language === one)}
              offered={opened.components}
              onChange={(text) => type({ texts: { ...texts, [one]: text } })}
            />
          );
        })}
      </div>
    </>
  );
}
