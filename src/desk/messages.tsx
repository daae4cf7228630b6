import type { DeskMessage } from '../core/desk.ts';
import { languageDetails } from '../i18n/languages.ts';
import { useWords } from './words.ts';

/** Everything that the check says of what is open; what belongs to a field or a line is there, too. */
export function Messages({ messages }: { messages: readonly DeskMessage[] }) {
  const say = useWords();
  const stops = messages.filter(({ grade }) => grade === 'stop');
  return (
    <section className="messages">
      <h3>{say('messages')}</h3>
      <p role="status" className={stops.length > 0 ? 'not-ready' : 'ready'}>
        {stops.length > 0 ? say('notReady', { count: stops.length }) : say('ready')}
      </p>
      <ul>
        {messages.map(({ grade, language, field, line, text, file }) => (
          <li key={[file, field, line, text].join('|')} data-grade={grade}>
            <strong>{say(grade)}</strong> {field.filter((part) => part !== language).join(' ')}
            {field.length === 0 && line === undefined && file} {line !== undefined && say('line', { line })}{' '}
            {language && `(${languageDetails[language].name})`}: {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
