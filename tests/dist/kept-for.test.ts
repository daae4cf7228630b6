import { expect, test } from 'vitest';
import { readText } from '../support/built-site.ts';

test.each([
  ['privacy.html', ['14 months', '37 months', '13 months', '15 months', '21 days']],
  ['hi/privacy.html', ['14 महीने', '37 महीने', '13 महीने', '15 महीने', '21 दिन']],
])('%s says where data is and how long it is kept, as in the settings', (file, times) => {
  const text = readText(file);
  for (const time of [...times, 'portal.flci.example']) expect(text).toContain(time);
});
