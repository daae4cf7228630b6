import type { Language } from '../../i18n/languages.ts';
import { ownTexts } from '../../i18n/own.ts';
import { fill } from '../../i18n/fill.ts';
import { formatDay } from '../../core/dates.ts';
import { orderOf } from '../desk/entry-form.ts';
import { patchMdx, readFields, splitMdx } from '../desk/mdx-parts.ts';
import { toOutline, unlink } from './outline.ts';

/** What a page becomes in another federation. */
interface PageSource {
  language: Language;
  /** The file as it is, with the new names. */
  source: string;
  /** The questions that its text answers; none where it states no facts of the federation. */
  questions: readonly string[];
  name: string;
  isGone: (target: string) => boolean;
  /** The days that the page says of itself, `YYYY-MM-DD`. */
  days: readonly string[];
}

/** The page of the demonstration certificates, which another federation has not. */
export const demonstrationPage = 'certificate-verify/examples';

/** Fields that say what the first federation did. */
const history = ['lastReviewed', 'reviewBy', 'changedOn', 'changes', 'lead', 'keywords'];

/** The file of a page in another federation, and whether a reader would find nothing there. */
export function toNewPage(page: PageSource): { file: string; isEmpty: boolean } {
  return page.questions.length > 0
    ? toOutlinedPage(page)
    : { file: toKeptPage(page, readFields(page.source)), isEmpty: false };
}

function toOutlinedPage({ source, language, questions, name }: PageSource) {
  const texts = ownTexts[language];
  const fields = readFields(source);
  const { text, isEmpty } = toOutline(splitMdx(source).text);
  const asked = [
    `<Note tone="warning" title="${texts.outlineTitle}">`,
    questions.map((question) => `- ${question}`).join('\n'),
    '</Note>',
  ];
  const title = String(fields['title']);
  const after = {
    ...without(fields, [...history, ...(isEmpty ? ['questions'] : [])]),
    description: fill(texts.outlineDescription, { title, name }),
    ...(isEmpty && 'format' in fields && { format: fields['format'] }),
  };
  const body = isEmpty ? [...asked, text].join('\n\n') : text;
  return { file: patchMdx(source, after, orderOf('pages'), body), isEmpty };
}

function toKeptPage({ source, language, isGone, days }: PageSource, fields: object): string {
  const { text } = splitMdx(source);
  const spoken = days.map((day) => formatDay(day, language));
  const paragraphs = unlink(text, isGone)
    .split('\n\n')
    .filter((paragraph) =>
      [...spoken, `(/${demonstrationPage})`].every((told) => !paragraph.includes(told)),
    );
  const kept = without(fields, history.slice(0, 4));
  return patchMdx(source, kept, orderOf('pages'), paragraphs.join('\n\n'));
}

const without = (fields: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
