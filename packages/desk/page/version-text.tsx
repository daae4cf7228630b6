/** Lines of context around a difference. */
const around = 2;

interface Props {
  text: string;
  /** The version beside it. */
  other: string;
}

/** A text with the lines marked that the other version does not have, and without most others. */
export function VersionText({ text, other }: Props) {
  const lines = text.split('\n');
  const others = new Set(other.split('\n'));
  const isOwn = lines.map((line) => line.trim() !== '' && !others.has(line));
  const isShown = lines.map((_, index) =>
    isOwn.slice(Math.max(0, index - around), index + around + 1).includes(true),
  );
  return lines.map((line, index) => {
    if (!isShown[index]) return isShown[index - 1] || index === 0 ? <p key={index}>…</p> : null;
    return <p key={index}>{isOwn[index] ? <mark>{line}</mark> : line}</p>;
  });
}
