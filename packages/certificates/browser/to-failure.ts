/**
 * Why a check failed: a part of the page did not load, or the browser can’t run it. Only the words
 * of the error tell, as browsers give no code.
 */
export function classifyFailure(error: unknown): 'part' | 'browser' {
  return /fetch|load|import/i.test(String(error)) ? 'part' : 'browser';
}

/** The error of a worker; a worker that could not be loaded has no message. */
export function createWorkerError(message: string | undefined): Error {
  return new Error(message ?? 'A worker could not be loaded.');
}
