/** The texts of `npm run dev` about the content, in the terminal and over the page. */
export const watch = {
  oneFault: 'The content has 1 fault. The build would stop.',
  faults: 'The content has {count} faults. The build would stop.',
  noFaults: 'The content has no faults.',
  help: 'This message goes away when the fault is corrected and saved. Press Esc to see the page.',
  waiting: 'The site starts when this is corrected and saved. Ctrl+C ends it.',
  close: 'See the page',
} as const;
