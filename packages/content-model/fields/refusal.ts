import type { MessageId } from '@federation/i18n/editing';

/** Which message of the content check a rule of a schema gives, as the parameters of its issue. */
export interface Refusal {
  message: MessageId;
  /** What fills the places of the message, besides `{value}`. */
  values?: Readonly<Record<string, string | number>> | undefined;
}

/**
 * What a rule that a schema is refined with tells the person who wrote the value.
 *
 * @example z.string().refine(isFile, refuse('notFileBeside'))
 */
export function refuse(
  message: MessageId,
  values?: Refusal['values'],
): { params: Refusal & Record<string, unknown> } {
  return { params: { message, values } };
}
