import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { build } from 'rolldown';
import { colours, exampleColours } from '@federation/content-model/fields/colours';
import { formatColourStyle, type ChosenColours } from '@federation/base/colours/palette';
import { deskPath } from '../protocol/desk.ts';
import { defaultLanguage } from '@federation/i18n/languages';
import { readSiteFile } from '@federation/content-model/files/site-files';
import { memoize } from '@federation/base/memoize';
import { fontParts, toSourceFile } from '@federation/base/font-files';

const fonts = (['text', 'heading'] as const).flatMap((family) =>
  fontParts.map((part) => ({ ...part, family, path: `/${family}-${part.name}.woff2` })),
);

/**
 * The text font has much room below its letters, for Devanagari. With the same height, but the
 * letters in the middle of it, words stand at the height of the icons and boxes beside them.
 */
const inTheMiddle = { text: 'ascent-override: 111%; descent-override: 40%;', heading: '' } as const;

const faces = fonts.map(
  ({ family, path, unicodeRange }) =>
    `@font-face { font-family: 'Desk ${family}'; font-weight: 100 900; src: url('${deskPath}${path}'); unicode-range: ${unicodeRange}; ${inTheMiddle[family]} }`,
);

/** The page around the desk; everything in it is made by its script. */
const page = `<!doctype html>
<html lang="${defaultLanguage}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Desk</title>
    <style>${faces.join('\n')}</style>
    <link rel="stylesheet" href="${deskPath}/desk.css" />
    <script type="module" src="${deskPath}/desk.js"></script>
  </head>
  <body><div id="desk"></div></body>
</html>
`;

/** The colours of the site; those of an example while the settings are at fault. */
function readColours(root: string): ChosenColours {
  const { data } = colours.safeParse(readSiteFile(root, 'settings').data['colours']);
  return data ?? exampleColours;
}

export interface DeskFiles {
  script: URL;
  styles: readonly URL[];
}

/** Answers with what the page of the desk loads, made when it is asked for. */
export function createFiles(root: string, { script, styles }: DeskFiles): Hono {
  const files = new Hono()
    .get('/', (context) => context.html(page))
    .get('/desk.css', (context) => {
      const texts = styles.map((file) => readFileSync(file, 'utf8'));
      const type = { 'content-type': 'text/css; charset=utf-8' };
      return context.body([formatColourStyle(readColours(root)), ...texts].join('\n'), 200, type);
    })
    .get('/desk.js', async (context) => {
      const type = { 'content-type': 'text/javascript; charset=utf-8' };
      return context.body(await bundle(script), 200, type);
    });
  for (const { family, path, name } of fonts)
    files.get(path, (context) => {
      const font = readFileSync(new URL(import.meta.resolve(toSourceFile(family, name))));
      return context.body(font, 200, { 'content-type': 'font/woff2' });
    });
  return files;
}

/** The script of the desk. It is not part of what the site is built from. */
const bundle = memoize(async (input: URL): Promise<string> => {
  const { output } = await build({
    input: fileURLToPath(input),
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    output: { format: 'esm', minify: true },
    write: false,
    // The libraries name the directives of another kind of bundler.
    onLog: (level, log, handler) => {
      if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handler(level, log);
    },
  });
  return output[0].code;
});
