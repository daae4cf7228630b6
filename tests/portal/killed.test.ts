import { expect, test } from 'vitest';
import { survive } from '../../scripts/bench/portal/survive.ts';
import { makeFolder } from '../support/make-folder.ts';
import { isOnPostgres, makeDatabase } from './database/test-database.ts';
import { settings } from './running-portal.ts';

// Processes start slowly on a busy machine.
test(
  'a process that is killed while messages arrive loses nothing, leaves no gap in the numbers, keeps the limits, and sends each mail',
  { timeout: 180_000 },
  async () => {
    const folder = makeFolder();
    const survival = await survive({
      database: await makeDatabase(),
      settings,
      folder,
      processes: isOnPostgres() ? 2 : 1,
      kills: 1,
    });
    expect(survival.answered).toBeGreaterThan(7);
    expect(survival).toMatchObject({ lost: [], twice: [], gaps: 0, withoutMail: [], mailed: 5 });
  },
);
