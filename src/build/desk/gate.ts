import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { text } from 'node:stream/consumers';
import { deskPath, keyPlace, signInPath } from '../../core/desk.ts';
import { editingTexts } from '../../i18n/editing.ts';
import { languages } from '../../i18n/languages.ts';
import { isFromHere, isFromOwnPage } from './guard.ts';
import { deskTitle, type Session, type SignIn } from './sign-in.ts';

/**
 * Lets only the browser of the clerk to the editing server: to its pages, to every source of the
 * site that a development server gives away, and to what it tells while files change.
 */
export function createGate(signIn: SignIn) {
  const isSignedIn = (request: IncomingMessage) =>
    isFromHere(request) && isFromOwnPage(request) && signIn.hasCookie(request.headers);

  const redeem = async (request: IncomingMessage, response: ServerResponse) => {
    const secret = new URLSearchParams(await text(request)).get('secret') ?? '';
    const session = signIn.redeem(secret);
    if (session) welcome(response, session);
    else refuse(response, signIn);
  };
  return {
    handle(request: IncomingMessage, response: ServerResponse, next: () => void): void {
      if (!isFromHere(request)) {
        response.writeHead(403, { 'content-type': 'text/plain' }).end('Only this computer.');
      } else if (request.url === signInPath && request.method === 'POST') {
        redeem(request, response).catch(() => refuse(response, signIn));
      } else if (request.url !== signInPath && isSignedIn(request)) next();
      else refuse(response, signIn);
    },
    /** For connections that stay open, which no handler of requests sees. */
    handleUpgrade(request: IncomingMessage, socket: Duplex): void {
      if (!isSignedIn(request)) socket.destroy();
    },
  };
}

const headers = {
  'cache-control': 'no-store',
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; script-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
};

/**
 * The cookie is not sent with a redirect, as it is a file that asked; it is with what this page
 * opens.
 */
function welcome(response: ServerResponse, { cookie, key }: Session): void {
  response.writeHead(200, { ...headers, 'set-cookie': cookie }).end(`<!doctype html>
<meta charset="utf-8" />
<title>${deskTitle}</title>
<script>
  localStorage.setItem(${JSON.stringify(keyPlace)}, ${JSON.stringify(key)});
  location.replace(${JSON.stringify(deskPath)});
</script>
`);
}

/** Says how to sign in. By the name of its scheme, `npm run edit` knows a server that is running. */
function refuse(response: ServerResponse, { file }: SignIn): void {
  const sections = languages.map((language) => {
    const { title, signIn, 'signIn.again': again } = editingTexts[language].desk;
    return `<section lang="${language}">
  <h1>${title}</h1>
  <p>${signIn.replace('{file}', `<code>${toHtml(file)}</code>`)}</p>
  <p><a href="${deskPath}">${again}</a></p>
</section>`;
  });
  response.writeHead(401, { ...headers, 'www-authenticate': 'Desk' }).end(`<!doctype html>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width" />
<title>${deskTitle}</title>
${sections.join('\n')}
`);
}

const toHtml = (words: string) =>
  words.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);
