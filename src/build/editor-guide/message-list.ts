import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { editingTexts, type MessageId } from '../../i18n/editing.ts';
import { defaultLanguage, type Language } from '../../i18n/languages.ts';
import { gradeOf } from '../content-check/grades.ts';
import { toTable } from './table.ts';

type Topic = keyof (typeof editingTexts)[Language]['guide']['topics'];

/** The messages by topic, which is the name of their file. */
const idsOfTopics = await readTopics();

async function readTopics(): Promise<Map<Topic, MessageId[]>> {
  const { messages, guide } = editingTexts[defaultLanguage];
  const topics = new Map<Topic, MessageId[]>(
    Object.keys(guide.topics).map((topic) => [topic as Topic, []]),
  );
  for (const file of globSync(
    join(import.meta.dirname, `../../i18n/${defaultLanguage}/editing/*.ts`),
  ).sort()) {
    const name = basename(file, '.ts');
    // The one file that collects the others has every message.
    if (name === 'index') continue;
    // Whatever files there are in the folder of the texts.
    // eslint-disable-next-line no-restricted-syntax
    const texts = Object.values((await import(file)) as Record<string, object>).flatMap((one) =>
      Object.keys(one),
    );
    const ids = texts.filter((id): id is MessageId => id in messages);
    const topic = topics.has(name as Topic) ? (name as Topic) : 'other';
    topics.set(topic, [...(topics.get(topic) ?? []), ...ids]);
  }
  return topics;
}

/**
 * Every message of the content check by topic: how to correct it, what it says, what belongs there,
 * and whether it stops the build.
 */
export function toMessageList(language: Language): string {
  const { guide, messages } = editingTexts[language];
  const parts = [...idsOfTopics].flatMap(([topic, ids]) => {
    if (ids.length === 0) return [];
    const rows = ids.map((id) => [
      toText(messages[id].problem),
      toText(messages[id].expected ?? guide.seeField),
      gradeOf(id) === 'stop' ? guide.yes : guide.no,
    ]);
    const { title, fix } = guide.topics[topic];
    return [`### ${title}`, fix, toTable([guide.message, guide.expected, guide.stops], rows)];
  });
  return parts.join('\n\n');
}

/** A text with its signs as they are, and … for each place that is filled in. */
function toText(text: string): string {
  const parts = text.replaceAll(/\{[a-zA-Z]+\}/g, '…').split('`');
  return parts
    .map((part, index) => (index % 2 === 0 ? part.replaceAll(/[<*_]/g, String.raw`\$&`) : part))
    .join('`');
}
