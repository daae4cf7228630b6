import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** Starts the command in a folder with a built page. */
async function start(
  env: Record<string, string> = {},
): Promise<{ port: number; command: ChildProcess; said: () => string }> {
  const folder = mkdtempSync(join(tmpdir(), 'serve-'));
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/index.html'), 'Home');
  // The portal beside the site reads them.
  for (const name of ['settings.yaml', 'logo.svg'])
    cpSync(join('tests/fixture/src/content', name), join(folder, 'src/content', name));
  const port = await findFreePort();
  const command = spawn(process.execPath, [resolve('scripts/serve.ts')], {
    cwd: folder,
    env: { ...process.env, HOST: undefined, ...env, PORT: String(port) },
  });
  onTestFinished(async () => {
    if (command.kill()) await once(command, 'close');
    rmSync(folder, { recursive: true, force: true });
  });
  let said = '';
  command.stdout.on('data', (part: Buffer) => (said += part.toString()));
  command.stderr.on('data', (part: Buffer) => (said += part.toString()));
  await Promise.race([once(command.stdout, 'data'), once(command, 'close')]);
  expect(said).toContain('is running');
  return { port, command, said: () => said };
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const answers = (host: string, port: number) =>
  fetch(`http://${host}:${port}/`).then(
    ({ ok }) => ok,
    () => false,
  );

// 127.0.0.2 is this computer too, but another address of it, as that of its network is.
test('the server of the built site answers only at the address of this computer, or the one that HOST names', async () => {
  const { port } = await start();
  expect([await answers('127.0.0.1', port), await answers('127.0.0.2', port)]).toEqual([
    true,
    false,
  ]);
  const { port: other } = await start({ HOST: '0.0.0.0' });
  expect(await answers('127.0.0.1', other)).toBe(true);
});

test('it prints the addresses of the site, the portal, its mails and its inbox, and one stop ends all', async () => {
  const { port, command, said } = await start();
  const site = `http://localhost:${port}`;
  const [portal, outbox, inbox] = ['health', 'outbox', 'inbox'].map(
    (one) => `${site}/portal/${one}`,
  );
  await expect.poll(said).toContain(`Its inbox is at ${inbox}`);
  expect(said()).toContain(`The site is running at ${site}\n`);
  expect(said()).toContain(`The portal is running at ${site}/portal/\n`);
  expect(said()).toContain(`Its mails are shown at ${outbox}\n`);
  const addresses = [site, portal, outbox, inbox].map(String);
  const ask = (address: string) =>
    fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
  expect(await Promise.all(addresses.map(ask))).toEqual(addresses.map(() => true));
  command.kill('SIGINT');
  await once(command, 'close');
  expect(await Promise.all(addresses.map(ask))).toEqual(addresses.map(() => false));
});
