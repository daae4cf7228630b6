import { cancel, intro, isCancel, outro, select, text } from '@clack/prompts';
import { createEntry } from '@federation/content-check/new-entry/create-entry';
import { findCollection } from '@federation/content-check/new-entry/name-entry';
import { collectionNames } from '@federation/content-model/collections';
import { isFolderPath, toFolderName } from '@federation/base/folder-name';
import { editingTexts } from '@federation/i18n/editing';
import { fill } from '@federation/i18n/fill';
import { defaultLanguage } from '@federation/i18n/languages';
import { getLanguageNames } from '@federation/i18n/strings';

/**
 * Asks what a new entry is and writes its files: `npm run new`, or `npm run new -- notice "Office
 * closed"`.
 */

const [word, givenTitle, ...rest] = process.argv.slice(2);

function stop(message: string): never {
  cancel(message);
  process.exit(1);
}

function toAnswer<Value>(answer: Value): Exclude<Value, symbol> {
  return isCancel(answer) ? stop('Nothing was written.') : (answer as Exclude<Value, symbol>);
}

const option = process.argv.slice(2).find((one) => one.startsWith('-'));
if (option !== undefined) {
  const { phrases } = editingTexts[defaultLanguage];
  console.log(fill(phrases['command.new'], { choices: collectionNames.join(', ') }));
  process.exit(/^--?h(?:elp)?$/.test(option) ? 0 : 2);
}
if (rest.length > 0)
  stop('Put the title in quotes: npm run new -- notice "Office closed on 25 December"');
if (!word && !process.stdin.isTTY)
  stop('Say what is new: npm run new -- notice "Office closed on 25 December"');
const names = getLanguageNames(defaultLanguage);
intro(`A new entry in ${new Intl.ListFormat('en').format(Object.values(names))}`);

const collection =
  word === undefined
    ? toAnswer(
        await select({
          message: 'What is it?',
          options: collectionNames.map((name) => ({ value: name, label: name })),
        }),
      )
    : (findCollection(word) ??
      stop(`There is no collection “${word}”. Choose from: ${collectionNames.join(', ')}.`));
const title =
  givenTitle ??
  toAnswer(
    await text({
      message: `Its title or name in ${names[defaultLanguage]}`,
      validate: (value) => (value ? undefined : 'Write a title.'),
    }),
  );
const suggestion = toFolderName(title);
// An earlier edition gets the folder of its rule and number.
const folder =
  (givenTitle !== undefined || collection === 'editions') && suggestion
    ? suggestion
    : toAnswer(
        await text({
          message:
            'Its folder, which is part of the address: lowercase letters, digits and hyphens',
          initialValue: suggestion,
          validate: (value) =>
            isFolderPath(value ?? '')
              ? undefined
              : 'Lowercase letters, digits and hyphens, such as office-closed.',
        }),
      );

try {
  const created = createEntry('.', collection, folder, title);
  outro(
    `${created} was created as a draft. Write it, look at it with \`npm run dev\`, and delete \`draft: true\` to publish it.`,
  );
} catch (error) {
  stop((error as Error).message);
}
