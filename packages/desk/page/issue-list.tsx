import type { DeskIssue, DeskSchema } from '../protocol/desk.ts';
import { isLanguage, languageDetails, type Language } from '@federation/i18n/languages';
import { goTo } from './go-to.ts';
import { useWords } from './words.ts';

/** So many issues after the first of their kind are folded. */
const manyOfAKind = 3;

/** The control or text that an issue is about. */
const findElement = ({ field, language }: DeskIssue) =>
  field.length > 0
    ? document.getElementById(`entry_${field.join('_')}`)
    : document.querySelector<HTMLElement>(`.cm-content[lang="${language}"]`);

/**
 * The labels, row numbers and languages on the way to a field, without the language of the issue.
 */
function namePath(
  schema: DeskSchema | undefined,
  [part, ...rest]: DeskIssue['field'],
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
  return [...(part === language ? [] : [inner?.title ?? name]), ...namePath(inner, rest, language)];
}

/**
 * Everything that the check says of what is open; each leads to its field or text, where it is
 * said, too.
 */
export function IssueList({
  address,
  issues,
  schema,
}: {
  /** The collection and the folder of what is open. */
  address: string;
  issues: readonly DeskIssue[];
  schema: DeskSchema;
}) {
  const say = useWords();
  const elsewhere = ({ file }: DeskIssue) => {
    const [, other] = /^src\/content\/(.+)\/[^/]+\.mdx$/.exec(file) ?? [];
    return other === address ? undefined : other;
  };
  const go = (issue: DeskIssue) => {
    const other = elsewhere(issue);
    // Its address opens it.
    if (other === undefined) goTo(findElement(issue));
    else location.assign(`#${other}`);
  };
  const locationOf = (issue: DeskIssue) => {
    const { field, language, line, file } = issue;
    const other = elsewhere(issue);
    if (other !== undefined) return say('openOther', { name: other });
    if (field.length > 0) return namePath(schema, field, language).join(' ');
    return line === undefined ? file : say('line', { line });
  };
  const show = (issue: DeskIssue) => (
    <li key={[issue.file, issue.field, issue.line, issue.text].join('|')} data-grade={issue.grade}>
      <strong>{say(issue.grade)}</strong>{' '}
      <button type="button" onClick={() => go(issue)}>
        {locationOf(issue)}{' '}
        {issue.language &&
          (issue.field.length === 0 || issue.field.includes(issue.language)) &&
          `(${languageDetails[issue.language].name})`}
      </button>{' '}
      {issue.text}
    </li>
  );
  const kinds = Map.groupBy(issues, ({ grade, about, text, language }) =>
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
