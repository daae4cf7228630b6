import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage } from '../../i18n/languages.ts';
import type { Entry } from '../content-check/context.ts';
import { orderOf } from '../desk/entry-form.ts';
import { patchMdx, readFields, splitMdx } from '../desk/mdx-parts.ts';
import type { Answers } from './answers.ts';
import { demonstrationPage, toNewPage } from './new-page.ts';
import type { Plan } from './plan-type.ts';
import { renameMdx } from './rename.ts';
import type { ReplaceNames } from './replace-names.ts';

const questionsOf = (data: object): string[] =>
  'questions' in data && Array.isArray(data.questions) ? data.questions.map(String) : [];

/** An entry that stays, and what is known of the change. */
interface EntryTask {
  root: string;
  entry: Entry;
  answers: Pick<Answers, 'languages' | 'name'> & {
    fees?: Answers['fees'];
    /** What of a portal is named in texts. */
    portal?: { login?: string | undefined } | undefined;
  };
  replaceNames: ReplaceNames;
  isGone: (target: string) => boolean;
}

/** Plans what an entry that stays becomes. */
export function planEntry(
  plan: Plan,
  { root, entry, answers, replaceNames, isGone }: EntryTask,
): void {
  const { collection, id, source } = entry;
  const files = entry.files.map(({ language, file }) => ({
    language,
    path: file.path,
    before: readFileSync(join(root, file.path), 'utf8'),
  }));
  const kept = files.filter(
    ({ language }) => language === defaultLanguage || answers.languages.includes(language),
  );
  plan.removed.push(...files.filter((one) => !kept.includes(one)).map(({ path }) => path));
  for (const { path, language, before } of kept) {
    const renamed = renameMdx(before, language, replaceNames);
    if (collection !== 'pages') {
      const fee =
        collection === 'tiers' && language === defaultLanguage
          ? answers.fees?.[id as keyof Answers['fees']]
          : undefined;
      const after = fee === undefined ? renamed : withFee(renamed, fee);
      if (after !== before) plan.written.set(path, after);
      continue;
    }
    const days = ['lastReviewed', 'reviewBy'].flatMap((name) =>
      typeof source.data[name] === 'string' ? [source.data[name]] : [],
    );
    const name = answers.name[language];
    const questions = questionsOf(readFields(renamed));
    const page = toNewPage({ source: renamed, language, questions, name, isGone, days });
    const isFirst = language === defaultLanguage;
    if (questions.length > 0 && isFirst) plan.outlined.push(id);
    const isDraft = page.isEmpty || hasNothingToShow(id, answers);
    if (isDraft && isFirst) plan.drafts.push(id);
    plan.written.set(path, isDraft && isFirst ? asDraft(page.file) : page.file);
  }
}

/** The page of the demonstration certificates without them, and that of the portal where nobody signs in. */
const hasNothingToShow = (id: string, { portal }: EntryTask['answers']) =>
  id === demonstrationPage || (id === 'membership/portal' && portal?.login === undefined);

const asDraft = (file: string) =>
  patchMdx(file, { ...readFields(file), draft: true }, orderOf('pages'), splitMdx(file).text);

const withFee = (file: string, pricePerYear: number) =>
  patchMdx(file, { ...readFields(file), pricePerYear }, orderOf('tiers'), splitMdx(file).text);
