import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { openDatabase } from '../../../packages/portal/service/database/open.ts';
import { withoutLimits } from '../../../packages/portal/service/database/open-postgres.ts';
import { startCluster, type Cluster } from '../../../scripts/setup/postgres-cluster.ts';
import { findPostgres } from '../../../scripts/setup/postgres.js';
import { goodMessage, startPortal } from '../running-portal.ts';
import { isOnPostgres, makeDatabase } from './test-database.ts';

let cluster: Cluster | undefined;
const canRun = () => isOnPostgres() && findPostgres() !== undefined;

beforeAll(async () => {
  if (canRun()) cluster = await startCluster(['fsync=off']);
});

afterAll(() => cluster?.remove());

test.skipIf(!isOnPostgres())(
  'the portal answers 503 with the time to wait while Postgres is down, and recovers without a restart',
  async () => {
    if (!cluster) throw new Error('There is no Postgres.');
    const portal = await startPortal({ database: openDatabase(cluster.toUrl('postgres')) });
    expect((await portal.post('/messages', goodMessage)).status).toBe(201);
    await portal.mailsTried();
    const underWay = Array.from({ length: 10 }, (_, index) =>
      portal.post('/messages', { ...goodMessage, email: `asha${index}@bank.example` }),
    );
    await cluster.kill();
    for (const { status } of await Promise.all(underWay)) expect([201, 503]).toContain(status);
    const failed = await portal.post('/messages', goodMessage);
    expect([failed.status, failed.headers.get('retry-after')]).toEqual([503, '60']);
    expect((await portal.get('/health')).status).toBe(503);
    await cluster.restart();
    expect((await portal.post('/messages', goodMessage)).status).toBe(201);
    expect((await portal.get('/health')).status).toBe(200);
    await portal.stop();
  },
);

test('a failure in the middle of a transaction gives 503, leaves nothing behind and uses up no number', async () => {
  const portal = await startPortal({ database: openDatabase(await makeDatabase()) });
  await portal.mailsTried();
  await sql`alter table mails rename to lost`.execute(portal.database);
  expect((await portal.post('/messages', goodMessage)).status).toBe(503);
  expect(await portal.database.selectFrom('submissions').select('id').execute()).toEqual([]);
  await sql`alter table lost rename to mails`.execute(portal.database);
  const answer = await portal.post('/messages', goodMessage);
  expect(await answer.json()).toMatchObject({ reference: 'IFSF-K-2026-000001' });
  await portal.stop();
});

test('Postgres gets its limits after the start of a connection, as poolers ask; migrations have none', async () => {
  const server = createServer();
  const started = new Promise<string>((resolve) =>
    server.on('connection', (socket) =>
      socket.once('data', (packet) => {
        resolve(packet.toString());
        socket.destroy();
      }),
    ),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const database = openDatabase(`postgres://portal@127.0.0.1:${port}/portal`);
  await expect(sql`select 1`.execute(database)).rejects.toThrow();
  expect(await started).toContain('portal');
  expect(await started).not.toContain('timeout');
  await database.destroy();
  server.close();
  if (!isOnPostgres()) return;
  const real = openDatabase(await makeDatabase());
  const read = async (one: typeof real) =>
    (await sql<object>`show statement_timeout`.execute(one)).rows;
  expect([await read(real), await read(withoutLimits(real))]).toEqual([
    [{ statement_timeout: '10s' }],
    [{ statement_timeout: '0' }],
  ]);
  await real.destroy();
});
