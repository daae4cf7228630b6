import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';
import { colours, exampleColours } from '../../content-model/fields/colours.ts';
import { toColourStyle, type Palette } from '../../core/colours/palette.ts';
import { deskPath, type DeskAnswer } from '../../core/desk.ts';
import { defaultLanguage } from '../../i18n/languages.ts';
import { readSiteFile } from '../content/site-files.ts';
import { fontParts, toSourceFile } from '../fonts/scripts.ts';
import { createApi } from './api.ts';
import type { Desk } from './desk.ts';
import { DeskError } from './desk-error.ts';
import { isQuestion } from './guard.ts';
import { readBody } from './read-body.ts';
import type { SignIn } from './sign-in.ts';

/** A photograph of a good camera fits, as it is sent in base64. */
const maxBytes = 40 * 1024 * 1024;

/** The type of the site. */
const fonts = (['text', 'heading'] as const).flatMap((family) =>
  fontParts
    .filter(({ forLetters }) => !forLetters)
    .map((part) => ({ ...part, family, path: `/${family}-${part.name}.woff2` })),
);

const faces = fonts.map(
  ({ family, path, unicodeRange }) =>
    `@font-face { font-family: 'Desk ${family}'; font-weight: 100 900; src: url('${deskPath}${path}'); unicode-range: ${unicodeRange}; }`,
);

const headers = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};

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
function readColours(root: string): Palette {
  const { data } = colours.safeParse(readSiteFile(root, 'settings').data['colours']);
  return data ?? exampleColours;
}

/** What the page of the desk is made from. */
export interface DeskFiles {
  script: URL;
  styles: readonly URL[];
}

/** Answers requests below the path of the desk, and no others. The gate has let them in. */
export function serveDesk(desk: Desk, signIn: SignIn, pageFiles: DeskFiles) {
  const api = createApi(desk);
  let script: Promise<string> | undefined;
  const files: Record<string, () => { type: string; text: string | Uint8Array | Promise<string> }> =
    {
      '': () => ({ type: 'text/html; charset=utf-8', text: page }),
      '/alive': () => ({ type: 'text/plain', text: '' }),
      '/desk.css': () => ({
        type: 'text/css; charset=utf-8',
        text: [
          toColourStyle(readColours(desk.root)),
          ...pageFiles.styles.map((file) => readFileSync(file, 'utf8')),
        ].join('\n'),
      }),
      ...Object.fromEntries(
        fonts.map(({ family, path, source }) => [
          path,
          () => ({
            type: 'font/woff2',
            text: readFileSync(new URL(import.meta.resolve(toSourceFile(family, source)))),
          }),
        ]),
      ),
      '/desk.js': () => ({
        type: 'text/javascript; charset=utf-8',
        text: (script ??= bundle(fileURLToPath(pageFiles.script))),
      }),
    };
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const path = (request.url ?? '').replace(/[?#].*$/, '');
    if (path !== deskPath && !path.startsWith(`${deskPath}/`)) {
      next();
      return;
    }
    const answer = async () => {
      const name = path.slice(deskPath.length);
      if (name.startsWith('/api/') && request.method === 'POST') {
        if (!isQuestion(request)) return send(response, 403, 'text/plain', 'Only our own pages.');
        const { status, body } = await ask(async () => {
          if (!signIn.hasKey(request.headers)) throw new DeskError('signedOut');
          return api(name.slice('/api/'.length), toJson(await readBody(request, maxBytes)));
        });
        return send(response, status, 'application/json', JSON.stringify(body));
      }
      const file =
        request.method === 'GET' && Object.hasOwn(files, name) ? files[name]?.() : undefined;
      return file
        ? send(response, 200, file.type, await file.text)
        : send(response, 404, 'text/plain', 'There is nothing here.');
    };
    answer().catch((error: unknown) => send(response, 500, 'text/plain', String(error)));
  };
}

async function ask(
  question: () => Promise<unknown>,
): Promise<{ status: number; body: DeskAnswer }> {
  try {
    return { status: 200, body: { result: await question() } };
  } catch (error) {
    if (error instanceof DeskError)
      return {
        status: 409,
        body: { problem: error.problem, detail: error.message, messages: [...error.messages] },
      };
    console.error(error);
    return { status: 500, body: { problem: 'failed', detail: String(error), messages: [] } };
  }
}

function toJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new DeskError('badRequest');
  }
}

function send(
  response: ServerResponse,
  status: number,
  type: string,
  text: string | Uint8Array,
): void {
  response.writeHead(status, { ...headers, 'content-type': type }).end(text);
}

/** The script of the desk. It is no part of what the site is built from. */
async function bundle(input: string): Promise<string> {
  const { output } = await build({
    input,
    platform: 'browser',
    // Only the tests of the library need it.
    external: ['@rjsf/validator-ajv8'],
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    output: { format: 'esm' },
    write: false,
    // The libraries name the directives of another kind of bundler.
    onLog: (level, log, handler) => {
      if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handler(level, log);
    },
  });
  return output[0].code;
}
