import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { survive } from '../../scripts/bench/portal/survive.ts';
import { isOnPostgres, makeDatabase } from './database/test-database.ts';
import { settings } from './running-portal.ts';

// Processes start slowly on a busy machine.
test(
  'processes that are killed while messages arrive lose nothing, number without gaps, limit as before, and store and send each message',
  { timeout: 180_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const survival = await survive({
      database: await makeDatabase(),
      settings,
      folder,
      processes: isOnPostgres() ? 2 : 1,
      kills: 2,
    });
    expect(survival.answered).toBeGreaterThan(15);
    expect(survival).toMatchObject({ lost: [], twice: [], gaps: 0, withoutMail: [], allowed: 5 });
  },
);
