/** The module of the check, for a process of its own. */
export const checkFile = new URL('./check.ts', import.meta.url).href;
