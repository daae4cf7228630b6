import { UserError } from './context.ts';

/** A value, or in words why it could not be read. */
export interface Attempt<Value> {
  value?: Value;
  problem?: string;
}

/** Reads a value that may be unreadable. */
export function attempt<Value>(read: () => Value): Attempt<Value> {
  try {
    return { value: read() };
  } catch (error) {
    return toProblem(error);
  }
}

/** Like `attempt`, for what takes time. */
export async function attemptAsync<Value>(read: () => Promise<Value>): Promise<Attempt<Value>> {
  try {
    return { value: await read() };
  } catch (error) {
    return toProblem(error);
  }
}

function toProblem(error: unknown): { problem: string } {
  if (!(error instanceof UserError)) throw error;
  return { problem: [error.message, ...error.lines].join(' ') };
}
