import { toAnswerDay, type Sent } from '../../contract/answer-days.ts';
import type { Call } from '../call/call.ts';
import { oweMail } from '../mail/owe.ts';
import { addSearchWords } from '../search/add-words.ts';
import { toKind } from '../database/submission-kinds.ts';
import { toNewId } from './new-id.ts';
import { takeReference } from './reference.ts';

/** What a form has sent, and who. */
interface Content {
  sent: Sent;
  name: string;
  email: string;
  organization?: string;
  payload: object;
  notice: string | undefined;
}

/** The reference of a submission, and the last day of the answer. */
export interface Receipt {
  kind: ReturnType<typeof toKind>;
  reference: string;
  due: string;
}

/** Stores what a form has sent, with the mail that says so. */
export async function receive(call: Call, content: Content): Promise<Receipt> {
  const id = await storeUnconfirmed(call, content);
  return confirm(call, { id, sent: content.sent, email: content.email });
}

/** Stores what has no reference before its address is confirmed. Returns its id. */
export async function storeUnconfirmed(
  { store, now, language }: Call,
  { sent, name, email, organization = '', payload, notice }: Content,
): Promise<string> {
  const id = toNewId(now);
  await store
    .insertInto('submissions')
    .values({
      id,
      kind: toKind(sent),
      reference: null,
      state: 'unconfirmed',
      name,
      email: email.trim(),
      organization,
      language,
      payload: JSON.stringify(payload),
      notice: notice ?? null,
      received_at: now.toISOString(),
      due_day: null,
    })
    .execute();
  return id;
}

/**
 * Gives a submission its reference and its due day, and owes the mail that names both, and one to
 * each of the staff.
 */
export async function confirm(
  { store, now, language, settings, inbox }: Call,
  { id, sent, email }: { id: string; sent: Sent; email: string },
): Promise<Receipt> {
  const kind = toKind(sent);
  const reference = await takeReference(store, kind, settings.referencePrefix, now);
  const due = toAnswerDay(sent, now, settings);
  const {
    name,
    email: mailbox,
    organization,
  } = await store
    .updateTable('submissions')
    .set({ reference, due_day: due, state: 'new' })
    .where('id', '=', id)
    .returning(['name', 'email', 'organization'])
    .executeTakeFirstOrThrow();
  await addSearchWords(store, { id, reference, name, email: mailbox, organization });
  const receipt = { kind, reference, due };
  await oweMail(
    store,
    { kind: 'received', recipient: email, language, details: receipt, submission: id },
    now,
  );
  for (const recipient of inbox?.staff ?? []) {
    const details = { kind, reference, link: `${inbox?.address()}/${reference}` };
    const mail = { kind: 'staff' as const, recipient, details, submission: id };
    await oweMail(store, { ...mail, language: inbox?.language ?? language }, now);
  }
  return receipt;
}
