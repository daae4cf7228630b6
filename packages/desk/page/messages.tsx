import type { DeskMessage, DeskSchema } from '../protocol/desk.ts';
import { isLanguage, languageDetails, type Language } from '@federation/i18n/languages';
import { goTo } from './go-to.ts';
import { useWords } from './words.ts';

/** So many messages after the first of their kind are folded. */
const manyOfAKind = 3;

/** Where a message is about: a control of the form, or the text. */
const findPlace = ({ field, language }: DeskMessage) =>
  field.length > 0
    ? document.getElementById(`entry_${field.join('_')}`)
    : document.querySelector<HTMLElement>(`.cm-content[lang="${language}"]`);

/**
 * What a place in the form is called, by its labels, the numbers of rows, and languages other than
 * that of the message.
 */
function namePlace(
  schema: DeskSchema | undefined,
  [part, ...rest]: DeskMessage['field'],
  language?: Language,
): string[] {
  if (part === undefined) return [];
  const inner = typeof part === 'number' ? schema?.items : schema?.properties?.[part];
  const name =
    typeof part === 'number'
      ? String(part + 1)
      : isLanguage(part)
        ? languageDetails[part].name
        : part;
  return [
    ...(part === language ? [] : [inner?.title ?? name]),
    ...namePlace(inner, rest, language),
  ];
}

/**
 * Everything that the check says of what is open; each leads to its field or text, where it is
 * said, too.
 */
export function Messages({
  place,
  messages,
  schema,
}: {
  /** The collection and the folder of what is open. */
  place: string;
  messages: readonly DeskMessage[];
  schema: DeskSchema;
}) {
  const say = useWords();
  const elsewhere = ({ file }: DeskMessage) => {
    const [, other] = /^src\/content\/(.+)\/[^/]+\.mdx$/.exec(file) ?? [];
    return other === place ? undefined : other;
  };
  const go = (message: DeskMessage) => {
    const other = elsewhere(message);
    // Its address opens it.
    if (other === undefined) goTo(findPlace(message));
    else location.assign(`#${other}`);
  };
  const placeOf = (message: DeskMessage) => {
    const { field, language, line, file } = message;
    const other = elsewhere(message);
    if (other !== undefined) return say('openOther', { name: other });
    if (field.length > 0) return namePlace(schema, field, language).join(' ');
    return line === undefined ? file : say('line', { line });
  };
  const show = (message: DeskMessage) => (
    <li
      key={[message.file, message.field, message.line, message.text].join('|')}
      data-grade={message.grade}
    >
      <strong>{say(message.grade)}</strong>{' '}
      <button type="button" onClick={() => go(message)}>
        {placeOf(message)}{' '}
        {message.language &&
          (message.field.length === 0 || message.field.includes(message.language)) &&
          `(${languageDetails[message.language].name})`}
      </button>{' '}
      {message.text}
    </li>
  );
  const kinds = Map.groupBy(messages, ({ grade, about, text, language }) =>
    [grade, about ?? text, language].join('|'),
  );
  return (
    <ul className="messages" aria-label={say('messages')}>
      {[...kinds].flatMap(([kind, [first, ...others]]) => {
        if (!first) return [];
        if (others.length < manyOfAKind) return [first, ...others].map(show);
        return [
          show(first),
          <li key={kind}>
            <details>
              <summary>{say('moreOfTheKind', { count: others.length })}</summary>
              <ul>{others.map(show)}</ul>
            </details>
          </li>,
        ];
      })}
    </ul>
  );
}
