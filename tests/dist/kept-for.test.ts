import { expect, test } from 'vitest';
import { readSettings } from '../../src/build/content/site-files.ts';
import { formatDuration } from '../../src/core/duration.ts';
import { toLocalPath } from '../../src/core/paths.ts';
import { isPortal } from '../../src/core/portal-api.ts';
import { languages } from '../../src/i18n/languages.ts';
import { findRoute, readText } from '../support/built-site.ts';

const { retention, portal } = readSettings(process.cwd());

test.each(languages)(
  'the privacy policy says where data is and how long it is kept, as the settings have it, in %s',
  (language) => {
    const text = readText(findRoute(toLocalPath('/privacy', language)).file);
    const { backups, ...kinds } = retention;
    for (const months of Object.values(kinds))
      expect(text).toContain(formatDuration(months, 'month', language));
    if (isPortal(portal, 'ours')) expect(text).toContain(formatDuration(backups, 'day', language));
    if (portal?.api) expect(text).toContain(new URL(portal.api).host);
  },
);
