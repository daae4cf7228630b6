/** Prints a line for the person at the terminal. */
export const printLine = (line: string): void => void process.stdout.write(`${line}\n`);
