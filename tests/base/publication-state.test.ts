import { expect, test } from 'vitest';
import { getPublicationState } from '../../packages/base/shared/publication-state.ts';

const today = '2026-11-18';

test.each([
  ['that names no day', {}, 'published'],
  ['whose day has come', { publishFrom: '2026-11-18' }, 'published'],
  ['whose day is past', { publishFrom: '2026-11-17' }, 'published'],
  ['whose day is tomorrow', { publishFrom: '2026-11-19' }, 'scheduled'],
  ['that is a draft', { draft: true }, 'draft'],
  ['that is a draft with a day', { draft: true, publishFrom: '2026-11-19' }, 'draft'],
  ['that is no longer a draft', { draft: false, publishFrom: '2026-11-17' }, 'published'],
])('an entry %s: %j is %s', (_, entry, publication) => {
  expect(getPublicationState(entry, today)).toBe(publication);
});
