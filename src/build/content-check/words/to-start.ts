/** How a passage begins. */
export function toStart(words: string): string {
  const all = words.trim().split(/\s+/);
  return all.length > 6 ? `${all.slice(0, 6).join(' ')} …` : all.join(' ');
}
