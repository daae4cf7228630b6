import { request } from 'node:http';
import { defaultLanguage } from '../../../packages/i18n/languages.ts';
import { kinds } from '../../../packages/portal/service/database/submission-kinds.ts';
import type { RunningPortal } from '../running-portal.ts';

export const inboxAddress = 'https://inbox.ifsf.example/inbox';

export const staff = ['asha@ifsf.example', 'ravi@ifsf.example'];

/** The inbox of a portal that runs for a test. */
export const inbox = {
  staff: new Map(staff.map((address) => [address, kinds])),
  language: defaultLanguage,
  address: () => inboxAddress,
};

export interface InboxPage {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  body: Buffer;
  location: string | undefined;
}

interface Sent {
  method?: string;
  fields?: Record<string, string>;
  headers?: Record<string, string>;
}

/** A browser without scripts. It keeps cookies and sends the forms of its pages. */
export class InboxBrowser {
  readonly cookies = new Map<string, string>();
  readonly #address: string;
  #portal: RunningPortal;
  #token = '';

  /** @param address that of the inbox */
  constructor(portal: RunningPortal, address = inboxAddress) {
    this.#portal = portal;
    this.#address = address;
  }

  /** Switches to another portal, such as the same one after a restart. */
  moveTo(portal: RunningPortal): void {
    this.#portal = portal;
  }

  /** Loads a page of the inbox by its path below the address, without following redirects. */
  async load(
    path: string,
    { method = 'GET', fields, headers = {} }: Sent = {},
  ): Promise<InboxPage> {
    const body = fields && new URLSearchParams(fields).toString();
    const page = await new Promise<InboxPage>((resolve, reject) => {
      const sent = request(
        `${this.#portal.base}/inbox${path}`,
        {
          method,
          agent: false,
          headers: {
            Host: new URL(this.#address).host,
            Cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
            ...(body !== undefined && { 'Content-Type': 'application/x-www-form-urlencoded' }),
            ...headers,
          },
        },
        (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              text: Buffer.concat(parts).toString(),
              body: Buffer.concat(parts),
              location: response.headers.location,
            }),
          );
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
    for (const line of [page.headers['set-cookie'] ?? []].flat()) this.#keep(line);
    this.#token = /name="token" value="([^"]+)"/.exec(page.text)?.[1] ?? this.#token;
    return page;
  }

  /** Sends a form of the page that was loaded last. */
  send(path: string, fields: Record<string, string> = {}, headers?: Record<string, string>) {
    return this.load(path, {
      method: 'POST',
      fields: { token: this.#token, ...fields },
      ...(headers && { headers }),
    });
  }

  /** Requests a link. Returns its path below the address; undefined without a mail. */
  async requestLink(address: string, page = ''): Promise<string | undefined> {
    await this.load('/sign-in');
    await this.send('/sign-in', { address, page });
    // The mail is queued after the response.
    await this.#portal.mailsTried();
    const links = (await this.#portal.mailsTo(address)).map(({ link }) => link);
    return links.find((link) => link?.includes('/sign-in/link/'))?.replace(this.#address, '');
  }

  /** Signs in and opens the list. */
  async signIn(address = staff[0] ?? ''): Promise<void> {
    const link = await this.requestLink(address);
    await this.load(link ?? '');
    await this.send(link ?? '');
    await this.load('');
  }

  /** Another browser with the same cookies. */
  copy(): InboxBrowser {
    const other = new InboxBrowser(this.#portal, this.#address);
    for (const [name, value] of this.cookies) other.cookies.set(name, value);
    return other;
  }

  #keep(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (/max-age=0/i.test(line)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}
