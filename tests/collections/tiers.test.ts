import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

interface Tier {
  order: number;
  memberKind: string;
  colour: string;
  pricePerYear: number;
  executiveCommitteeSeat: boolean;
  managementBoardSeat: boolean;
  name: string;
  features: string[];
}

function readFields(tier: string, language: 'en' | 'hi'): unknown {
  const file = join(import.meta.dirname, '../../src/content/tiers', tier, `${language}.mdx`);
  return parse(readFileSync(file, 'utf8').split(/^---$/m)[1] ?? '');
}

const names = ['bronze', 'silver', 'gold', 'platinum'];
const tiers = names.map((name) => readFields(name, 'en') as Tier);
/** What a member of each tier has: the features of the tier and of those below it. */
const features = tiers.map((_, index) => tiers.slice(0, index + 1).flatMap((tier) => tier.features));

test('the tiers are Bronze, Silver, Gold and Platinum, from the lowest up (CONT-3)', () => {
  expect(tiers.map(({ name, colour, order }) => [name, colour, order])).toEqual([
    ['Bronze', 'bronze', 1],
    ['Silver', 'silver', 2],
    ['Gold', 'gold', 3],
    ['Platinum', 'platinum', 4],
  ]);
});

test('the yearly prices are 5,000, 15,000, 25,000 and 50,000 rupees', () => {
  expect(tiers.map((tier) => tier.pricePerYear)).toEqual([5000, 15000, 25000, 50000]);
});

test('each tier has the features of those below it and its own: 9, 12, 15 and 18, none twice (CONT-3)', () => {
  expect(features.map((list) => new Set(list).size)).toEqual([9, 12, 15, 18]);
  expect(features.map((list) => list.length)).toEqual([9, 12, 15, 18]);
});

test('a seat on the Executive Committee begins at Silver (CONT-3)', () => {
  expect(features.map((list) => list.includes('Executive Committee Seat'))).toEqual([false, true, true, true]);
  expect(tiers.map((tier) => tier.executiveCommitteeSeat)).toEqual([false, true, true, true]);
});

test('only Platinum has a seat on the Management Board (CONT-3)', () => {
  expect(features.map((list) => list.includes('Management Board Seat'))).toEqual([false, false, false, true]);
  expect(tiers.map((tier) => tier.managementBoardSeat)).toEqual([false, false, false, true]);
});

test('each kind of member is shown as its tier: corporate, sme, startup, platinum', () => {
  expect(tiers.map((tier) => tier.memberKind)).toEqual(['corporate', 'sme', 'startup', 'platinum']);
});

test('the Hindi lists have as many features, with the seats in the same places (CONT-3)', () => {
  const hindi = names.map((name) => (readFields(name, 'hi') as Tier).features);
  expect(hindi.map((list) => list.length)).toEqual([9, 3, 3, 3]);
  const [, silver = [], , platinum = []] = hindi;
  expect(silver.indexOf('कार्यकारी समिति में स्थान')).toBe(tiers[1]?.features.indexOf('Executive Committee Seat'));
  expect(platinum.indexOf('प्रबंधन मंडल में स्थान')).toBe(tiers[3]?.features.indexOf('Management Board Seat'));
});
