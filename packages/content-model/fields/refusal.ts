import type { MessageId } from '@federation/i18n/editing';

/** The parameters of a schema issue that select a message of the content check. */
export interface Refusal {
  message: MessageId;
  /** The values of the message's placeholders, besides `{value}`. */
  values?: Readonly<Record<string, string | number>> | undefined;
}

/**
 * Gives a refinement of a schema a message of the content check.
 *
 * @example z.string().refine(isFile, refuse('notFileBeside'))
 */
export function refuse(
  message: MessageId,
  values?: Refusal['values'],
): { params: Refusal & Record<string, unknown> } {
  return { params: { message, values } };
}
