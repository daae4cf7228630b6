import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, open, test as base } from './support/test.ts';

/** The response of a host in place of a file of the site. */
interface HostResponse {
  status: number;
  type: string;
  body: string;
}

/** Changes the host's responses for paths that match; undefined for the files of the site. */
type Change = (
  path: string,
  file: () => Promise<string>,
) => Promise<HostResponse | undefined> | undefined;

/**
 * A host that the test can change as an upload does. Playwright can't change responses to a service
 * worker.
 */
class Host {
  change: Change = () => undefined;
}

const test = base.extend<{ host: Host }>({
  host: async ({}, use) => use(new Host()),

  baseURL: async ({ baseURL, host }, use) => {
    const server = createServer((question, answer) => {
      const path = question.url ?? '/';
      const file = async () => (await fetch(`${baseURL}${path}`)).text();
      void Promise.resolve(host.change(path, file)).then((changed) => {
        if (changed)
          return answer
            .writeHead(changed.status, {
              'Content-Type': changed.type,
              'Cache-Control': 'no-cache',
            })
            .end(changed.body);
        return question.pipe(
          request(
            `${baseURL}${path}`,
            { method: question.method, headers: question.headers },
            (sent) => {
              answer.writeHead(sent.statusCode ?? 500, sent.headers);
              sent.pipe(answer);
            },
          ),
        );
      });
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    await use(`http://localhost:${(server.address() as AddressInfo).port}`);
    server.closeAllConnections();
    server.close();
  },
});

test.use({
  serviceWorkers: 'allow',
  expectedErrors: [/status of 500|Error hydrating|MIME type|Failed to (fetch|update)/],
});

const script = 'text/javascript';
const html = 'text/html; charset=utf-8';

/**
 * An earlier or later version of the site: its worker has a version of its own, and its pages a
 * title.
 */
const toVersion =
  (version: string): Change =>
  (path, file) => {
    if (path === '/sw.js')
      return file().then((body) => ({
        status: 200,
        type: script,
        body: body.replaceAll(/site-build-[\da-f]{12}/g, `site-build-${version}`),
      }));
    if (path === '/about/ombudsman')
      return file().then((body) => ({
        status: 200,
        type: html,
        body: body.replace(/(<h1[^>]*>)[^<]*/, `$1${version}`),
      }));
    return undefined;
  };

const title = (page: Page) => page.getByRole('heading', { level: 1 });

const builds = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('site-build-')));

/** Waits until the worker of a version controls the page. */
const untilWorker = (page: Page, version: string) =>
  expect.poll(() => builds(page)).toEqual([`site-build-${version}`]);

test('A visitor with the worker of an old version gets the new page at once, and then the new worker', async ({
  page,
  host,
}) => {
  host.change = toVersion('00000000aaaa');
  await open(page, '/about/ombudsman');
  await untilWorker(page, '00000000aaaa');
  await page.reload();
  await expect(title(page)).toHaveText('00000000aaaa');
  host.change = toVersion('00000000bbbb');
  await page.reload();
  await expect(title(page)).toHaveText('00000000bbbb');
  await untilWorker(page, '00000000bbbb');
});

test('A worker that can’t get its new version still shows new pages, which work', async ({
  page,
  host,
}) => {
  host.change = toVersion('00000000aaaa');
  await open(page, '/about/ombudsman');
  await untilWorker(page, '00000000aaaa');
  const next = toVersion('00000000bbbb');
  host.change = (path, file) =>
    path === '/sw.js'
      ? Promise.resolve({ status: 500, type: html, body: 'Not there' })
      : next(path, file);
  await page.reload();
  await expect(title(page)).toHaveText('00000000bbbb');
  await open(page, '/contact');
  await expect(page.getByRole('main').getByRole('form').getByRole('button').last()).toBeEnabled();
});

test('The worker does not keep a page that a host sends in place of a script', async ({
  page,
  host,
}) => {
  await open(page, '/about/ombudsman');
  await expect
    .poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller)))
    .toBe(true);
  host.change = (asked) =>
    /_astro\/ContactForm\./.test(asked)
      ? Promise.resolve({ status: 200, type: html, body: '<h1>Welcome</h1>' })
      : undefined;
  await page.goto('/contact');
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toBeVisible();
  host.change = () => undefined;
  await page.reload();
  await expect(main.getByRole('form').getByRole('button').last()).toBeEnabled();
});
