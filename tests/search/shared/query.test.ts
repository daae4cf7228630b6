import { expect, test } from 'vitest';
import { toSearchQuery, unquote } from '../../../packages/search/shared/query.ts';
import { stopWords } from '../../../packages/search/index/keywords.ts';

test.for<[typed: string, asked: string]>([
  ['How do I become a member?', 'become member'],
  ['शिकायत कैसे करें', 'शिकायत'],
  ['  Charter ', 'charter'],
  ['how to', 'how to'],
  ['OMB/२०२६/००९', 'omb/2026/009'],
  ['“code of conduct”', '"code of conduct"'],
  ['“code of conduct”? ', '"code of conduct"'],
  ['“हिन्दी भाषा”', '"हिन्दी भाषा"'],
  ['charter,fees;  refunds', 'charter fees refunds'],
  ['fee ₹1,00,000, per year', 'fee 100000 per year'],
  ['section 7,8', 'section 7 8'],
  ['', ''],
])('the query of “%s” is “%s”', ([typed, asked]) => {
  expect(toSearchQuery(typed, stopWords)).toBe(asked);
});

test('without quotation marks, a query is like any other', () => {
  expect(unquote('"Code of Recognised Conduct"', stopWords)).toBe('code recognized conduct');
  expect(unquote('code conduct', stopWords)).toBe('code conduct');
});
