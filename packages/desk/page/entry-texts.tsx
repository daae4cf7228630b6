import { languageDetails, languages } from '@federation/i18n/languages';
import { findTextBehind } from './behind.ts';
import type { EditorState, Typed } from './editor-state.ts';
import { TextEditor } from './text-editor.tsx';
import { useWords } from './words.ts';

interface Props {
  entry: EditorState;
  /** Whether the content check says that the source has changed since it was translated. */
  isBehind: boolean;
  type: (typed: Typed) => void;
}

/** The text of an entry in every language, beside each other. */
export function EntryTexts({ entry, isBehind, type }: Props) {
  const say = useWords();
  const { opened, texts, messages, version } = entry;
  return (
    <>
      <h3>{say('text')}</h3>
      <div className="texts">
        {languages.map((one) => {
          const behind = findTextBehind(entry, one, isBehind);
          return (
            <TextEditor
              key={`${opened.collection}/${opened.id}/${one}/${version}`}
              note={behind && say(behind)}
              label={say('textIn', { language: languageDetails[one].name })}
              language={one}
              value={texts[one] ?? ''}
              messages={messages.filter((message) => message.language === one)}
              offered={opened.components}
              onChange={(text) => type({ texts: { ...texts, [one]: text } })}
            />
          );
        })}
      </div>
    </>
  );
}
