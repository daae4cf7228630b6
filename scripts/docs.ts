import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fillGuide } from '@federation/content-check/editor-guide/fill-guide';
import { languages } from '@federation/i18n/languages';

/** Writes the tables of the documents anew, from the collections, the components and the glossary. */
for (const language of languages) {
  for (const path of globSync(`docs/{editors/${language}/*,glossary}.md`)) {
    const document = readFileSync(path, 'utf8');
    const filled = fillGuide(document, language);
    if (filled === document) continue;
    writeFileSync(path, filled);
    console.log(`${path} was updated.`);
  }
}
