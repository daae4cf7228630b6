import { UserError } from '../context/context.ts';

/** A value, or a sentence for people that says why it could not be read. */
export interface ReadResult<Value> {
  value?: Value;
  problem?: string;
}

/** Reads a value and turns a `UserError` into its sentence. */
export async function tryRead<Value>(
  read: () => Value | Promise<Value>,
): Promise<ReadResult<Value>> {
  try {
    return { value: await read() };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { problem: [error.message, ...error.lines].join(' ') };
  }
}
