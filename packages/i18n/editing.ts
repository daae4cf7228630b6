import { byLanguage } from './by-language.ts';
import type * as english from './en/editing/index.ts';
import type { FieldTexts } from './types/field-texts.ts';
import type { Values } from './fill.ts';
import type { Message } from './types/message.ts';
import type { PlaceholderIn, TranslateTexts, Texts } from './translation.ts';

type Messages = typeof english.messages;

/** The name of a message of the content check, such as `linkLeadsNowhere`. */
export type MessageId = keyof Messages;

/** The values of a message’s placeholders; the check itself fills in the help of the field. */
export type ValuesOf<Id extends MessageId> = Values<
  Exclude<PlaceholderIn<Messages[Id][keyof Messages[Id]]>, 'help'>
>;

/** The name of a phrase that fills a placeholder of a message. */
export type PhraseId = keyof typeof english.phrases;

/** The name of the label and help of a field, such as `notices.date`. */
export type HelpKey = keyof typeof english.fieldTexts;

/** The name of a component that a text may use. */
export type ComponentName = keyof typeof english.componentPurposes;

/** A group of such components. */
export type ComponentGroup = keyof typeof english.componentGroups;

/** Says a text of the desk by its key. */
export type DeskSay = TranslateTexts<typeof english.desk>;

interface EditingTexts extends Omit<Texts<typeof english>, 'messages' | 'fieldTexts'> {
  messages: Readonly<Record<MessageId, Message>>;
  fieldTexts: FieldTexts<HelpKey>;
}

/** The texts for editors, by language. For the content check and the desk; no page loads them. */
export const editingTexts = await byLanguage(
  (language) => import(`./${language}/editing/index.ts`) as Promise<EditingTexts>,
);
