import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { deskPath, keyHeader, signInPath } from '../../core/desk.ts';
import { editingTexts } from '../../i18n/editing.ts';
import { defaultLanguage } from '../../i18n/languages.ts';
import { writeFileAtomic } from '../file-cache.ts';

/** What the pages around the desk are called in the bar of the browser. */
export const deskTitle = editingTexts[defaultLanguage].desk.title;

/** What a browser gets for the secret. */
export interface Session {
  /** The value of the header `Set-Cookie`. */
  cookie: string;
  /** What the page keeps, and sends with each question. */
  key: string;
}

/**
 * Tells the clerk from other users of the same computer, who can reach the same port. The clerk’s
 * browser opens a file that only the clerk can read, and hands in the secret in it; an address
 * would be seen in the list of processes. Each secret works once.
 */
export interface SignIn {
  /** The path of the file. */
  readonly file: string;
  /** Writes the file for a server that listens at an origin, such as `http://localhost:4321`. */
  openAt: (origin: string) => void;
  /** What a secret is worth; undefined for one that is wrong or was used. */
  redeem: (secret: string) => Session | undefined;
  /** Whether a request has the cookie. */
  hasCookie: (headers: IncomingHttpHeaders) => boolean;
  /**
   * Whether a request has the key, too. Cookies know no ports: a browser sends them to every server
   * of this computer.
   */
  hasKey: (headers: IncomingHttpHeaders) => boolean;
}

const makeSecret = () => randomBytes(32).toString('hex');

function isSame(given: unknown, wanted: string): boolean {
  const [bytes, expected] = [String(given), wanted].map((text) => Buffer.from(text)) as [
    Buffer,
    Buffer,
  ];
  return bytes.length === expected.length && timingSafeEqual(bytes, expected);
}

/** @param file the path of the file, which is written with the rights of its owner alone */
export function createSignIn(file: string): SignIn {
  const cookie = makeSecret();
  const key = makeSecret();
  let origin = '';
  let expected = '';
  const name = () => `desk-${new URL(origin).port || '80'}`;
  const openAt = (given: string) => {
    origin = given;
    expected = makeSecret();
    writeFileAtomic(file, toPage(`${origin}${signInPath}`, expected), 0o600);
  };
  return {
    file,
    openAt,
    redeem: (secret) => {
      if (!expected || !isSame(secret, expected)) return undefined;
      openAt(origin);
      return { cookie: `${name()}=${cookie}; Path=/; HttpOnly; SameSite=Strict`, key };
    },
    hasCookie: (headers) =>
      origin !== '' &&
      (headers.cookie ?? '').split(/; */).some((one) => isSame(one, `${name()}=${cookie}`)),
    hasKey: (headers) => isSame(headers[keyHeader], key),
  };
}

/** Sends the secret in the body, so that no history and no log has it. */
function toPage(address: string, secret: string): string {
  return `<!doctype html>
<meta charset="utf-8" />
<title>${deskTitle}</title>
<form method="post" action="${address}">
  <input type="hidden" name="secret" value="${secret}" />
  <button>${deskPath}</button>
</form>
<script>
  document.forms[0].submit();
</script>
`;
}
