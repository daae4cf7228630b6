import type * as english from './en/editing/index.ts';
import type { FieldTexts } from './field-texts.ts';
import { languages, type Language } from './languages.ts';
import type { Message, TranslatedTexts } from './message.ts';

/** The name of a message of the content check, such as `linkLeadsNowhere`. */
export type MessageId = keyof typeof english.messages;

/** The name of a part of a sentence that fills a place of a message. */
export type PhraseId = keyof typeof english.phrases;

/** The name of the label and help of a field, such as `notices.date`. */
export type HelpKey = keyof typeof english.fieldTexts;

/** The name of a component that a text may use. */
export type ComponentName = keyof typeof english.componentPurposes;

/** A group of such components. */
export type ComponentGroup = keyof typeof english.componentGroups;

/** What is said in a language to the people who write the content. */
interface EditingTexts {
  messages: Readonly<Record<MessageId, Message>>;
  phrases: TranslatedTexts<typeof english.phrases>;
  report: TranslatedTexts<typeof english.report>;
  watch: TranslatedTexts<typeof english.watch>;
  desk: TranslatedTexts<typeof english.desk>;
  guide: TranslatedTexts<typeof english.guide>;
  fieldTexts: FieldTexts<HelpKey>;
  componentGroups: TranslatedTexts<typeof english.componentGroups>;
  componentPurposes: TranslatedTexts<typeof english.componentPurposes>;
}

const folders = languages.map(async (language) => {
  // The folders beside this file, whatever languages there are.
  // eslint-disable-next-line no-restricted-syntax
  return [language, (await import(`./${language}/editing/index.ts`)) as EditingTexts] as const;
});

/** What is said to editors, by language. For the content check and an editor; no page shows it. */
export const editingTexts = Object.fromEntries(await Promise.all(folders)) as Record<
  Language,
  EditingTexts
>;
