import { byLanguage } from './by-language.ts';
import type * as english from './en/editing/index.ts';
import type { FieldTexts } from './types/field-texts.ts';
import type { Values } from './fill.ts';
import type { Message } from './types/message.ts';
import type { PlaceIn, Say, Texts } from './translation.ts';

type Messages = typeof english.messages;

/** The name of a message of the content check, such as `linkLeadsNowhere`. */
export type MessageId = keyof Messages;

/** What fills the places of a message; the help of its field is there already. */
export type ValuesOf<Id extends MessageId> = Values<
  Exclude<PlaceIn<Messages[Id][keyof Messages[Id]]>, 'help'>
>;

/** The name of a part of a sentence that fills a place of a message. */
export type PhraseId = keyof typeof english.phrases;

/** The name of the label and help of a field, such as `notices.date`. */
export type HelpKey = keyof typeof english.fieldTexts;

/** The name of a component that a text may use. */
export type ComponentName = keyof typeof english.componentPurposes;

/** A group of such components. */
export type ComponentGroup = keyof typeof english.componentGroups;

/** Says a text of the desk by its key. */
export type DeskSay = Say<typeof english.desk>;

/** What is said in a language to the people who write the content. */
interface EditingTexts extends Omit<Texts<typeof english>, 'messages' | 'fieldTexts'> {
  messages: Readonly<Record<MessageId, Message>>;
  fieldTexts: FieldTexts<HelpKey>;
}

/** What is said to editors, by language. For the content check and an editor; no page shows it. */
export const editingTexts = await byLanguage(
  (language) => import(`./${language}/editing/index.ts`) as Promise<EditingTexts>,
);
