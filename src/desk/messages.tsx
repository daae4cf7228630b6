import type { DeskMessage, OpenedEntry } from '../core/desk.ts';
import { languageDetails } from '../i18n/languages.ts';
import { goTo } from './go-to.ts';
import { useWords } from './words.ts';

/** Where a message is about: a control of the form, or the text. */
const findPlace = ({ field, language }: DeskMessage) =>
  field.length > 0
    ? document.getElementById(`entry_${field.join('_')}`)
    : document.querySelector<HTMLElement>(`.cm-content[lang="${language}"]`);

/** Everything that the check says of what is open; each leads to its field or text, where it is said, too. */
export function Messages({ messages, schema }: { messages: readonly DeskMessage[]; schema: OpenedEntry['schema'] }) {
  const say = useWords();
  const placeOf = ({ field: [name, ...rest], language, line, file }: DeskMessage) => {
    if (name === undefined) return line === undefined ? file : say('line', { line });
    return [schema.properties?.[name]?.title ?? name, ...rest.filter((part) => part !== language)].join(' ');
  };
  return (
    <ul className="messages" aria-label={say('messages')}>
      {messages.map((message) => (
        <li key={[message.file, message.field, message.line, message.text].join('|')} data-grade={message.grade}>
          <strong>{say(message.grade)}</strong>{' '}
          <button type="button" onClick={() => goTo(findPlace(message))}>
            {placeOf(message)}{' '}
            {message.language &&
              (message.field.length === 0 || message.field.includes(message.language)) &&
              `(${languageDetails[message.language].name})`}
          </button>{' '}
          {message.text}
        </li>
      ))}
    </ul>
  );
}
