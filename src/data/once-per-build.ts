/**
 * A function that answers each question once in a build and remembers the answer. In development the content
 * changes, so every question is answered again.
 *
 * @param compute what is asked is said in short texts, such as the name of a collection and a language
 */
export function oncePerBuild<Question extends string[], Answer>(compute: (...question: Question) => Answer) {
  const known = new Map<string, Answer>();
  return (...question: Question): Answer => {
    const key = question.join(' ');
    if (import.meta.env.DEV || !known.has(key)) known.set(key, compute(...question));
    return known.get(key) as Answer;
  };
}
