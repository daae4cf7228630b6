import { z } from 'astro/zod';
import { describeIn } from '@federation/content-model/fields/field-texts';
import { defaultLanguage } from '@federation/i18n/languages';
import { siteFileNames, createSiteSchema } from '@federation/content-model/site-files';
import { createSnippets } from './snippets.ts';

/**
 * The files with which Visual Studio Code helps to edit the content, by their paths from the root
 * of the project. Astro itself describes the fields of the entries to the editor
 * (`contentIntellisense` in its configuration).
 */
export function createEditorFiles(): Map<string, string> {
  const schemas = siteFileNames.map((name): [string, object] => [
    `.vscode/${name}.schema.json`,
    {
      ...z.toJSONSchema(createSiteSchema(name, { reference: () => z.string() }), {
        io: 'input',
        unrepresentable: 'any',
        override: describeIn(defaultLanguage, { choices: true }),
      }),
      title: `${name}.yaml`,
    },
  ]);
  const files: [string, object][] = [
    ...schemas,
    ['.vscode/content.code-snippets', createSnippets()],
    [
      '.vscode/settings.json',
      {
        'yaml.schemas': Object.fromEntries(
          siteFileNames.map((name) => [
            `./.vscode/${name}.schema.json`,
            `src/content/${name}.yaml`,
          ]),
        ),
        'astro.content-intellisense': true,
        'files.encoding': 'utf8',
        'files.eol': '\n',
      },
    ],
    [
      '.vscode/extensions.json',
      {
        recommendations: ['redhat.vscode-yaml', 'astro-build.astro-vscode', 'unifiedjs.vscode-mdx'],
      },
    ],
  ];
  return new Map(
    files.map(([path, content]) => [path, `${JSON.stringify(content, undefined, 2)}\n`]),
  );
}
