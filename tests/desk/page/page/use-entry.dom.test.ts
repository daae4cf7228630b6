import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OpenedEntry } from '../../../../packages/desk/protocol/desk.ts';
import { useEntry } from '../../../../packages/desk/page/use-entry.ts';
import type { DeskSay } from '../../../../packages/i18n/editing.ts';
import { fill, type Values } from '../../../../packages/i18n/fill.ts';

type ApiResponse = (result: Partial<OpenedEntry>) => Promise<void>;

let questions: { name: string; answer: ApiResponse }[];
const notice = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  questions = [];
  vi.stubGlobal('fetch', (address: string) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const answer: ApiResponse = (result) =>
      act(async () => {
        resolve(Response.json(result));
        await vi.advanceTimersByTimeAsync(0);
      });
    questions.push({ name: address.replace(/.*\//, ''), answer });
    return promise;
  });
});
afterEach(() => vi.useRealTimers());

const toOpened = (id: string, title = id): Partial<OpenedEntry> => ({
  collection: 'notices',
  id,
  form: { title },
  texts: {},
  hashes: { 'en.mdx': title },
  issues: [],
});

const answerTo = (name: string) => {
  const found = questions.find((one) => one.name === name);
  if (!found) throw new Error(`Nobody has asked ${name}.`);
  questions.splice(questions.indexOf(found), 1);
  return found.answer;
};

/** Says the key in place of the words. */
const say: DeskSay = (key, values: Values = {}) => fill(key as string, values);

async function openEntry(id: string) {
  const { result } = renderHook(() => useEntry('en', say, notice));
  const open = (place: string) =>
    act(() => void result.current.open({ collection: 'notices', id: place }));
  open(id);
  await answerTo('open')(toOpened(id));
  return { result, open };
}

it('shows the entry that was opened last, in whichever order the answers arrive', async () => {
  const { result, open } = await openEntry('one');
  open('two');
  const late = answerTo('open');
  open('three');
  await answerTo('open')(toOpened('three'));
  await late(toOpened('two'));
  expect(result.current.entry?.opened.id).toBe('three');
});

it('keeps changes typed during a save for the next save', async () => {
  const { result } = await openEntry('one');
  act(() => result.current.type({ form: { title: 'First' } }));
  act(() => void result.current.save());
  act(() => result.current.type({ form: { title: 'Second' } }));
  await answerTo('save')(toOpened('one', 'First'));
  expect(result.current.entry).toMatchObject({ form: { title: 'Second' }, isDirty: true });
  act(() => void result.current.save());
  await answerTo('save')(toOpened('one', 'Second'));
  expect(result.current.entry).toMatchObject({ form: { title: 'Second' }, isDirty: false });
});

it('keeps no unsaved changes of an entry that was left during a save', async () => {
  const { result, open } = await openEntry('one');
  act(() => result.current.type({ form: { title: 'First' } }));
  act(() => void result.current.save());
  open('two');
  await answerTo('open')(toOpened('two'));
  await answerTo('save')(toOpened('one', 'First'));
  expect(result.current.entry?.opened.id).toBe('two');
  open('one');
  await answerTo('open')(toOpened('one', 'First'));
  expect(result.current.entry).toMatchObject({ form: { title: 'First' }, isDirty: false });
});

it('does not mistake a change by another program for unsaved changes', async () => {
  const { result } = await openEntry('one');
  act(() => void dispatchEvent(new Event('focus')));
  act(() => result.current.type({ form: { title: 'Mine' } }));
  await answerTo('open')(toOpened('one', 'Theirs'));
  expect(result.current.entry).toMatchObject({ form: { title: 'Mine' }, isDirty: true });
});

it('shows the change of another program when the clerk comes back', async () => {
  const { result } = await openEntry('one');
  act(() => void dispatchEvent(new Event('focus')));
  await answerTo('open')(toOpened('one', 'Theirs'));
  expect(result.current.entry).toMatchObject({ form: { title: 'Theirs' }, isDirty: false });
});

it('asks once more while the server starts again', async () => {
  const { result } = renderHook(() => useEntry('en', say, notice));
  const answered = fetch;
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  act(() => void result.current.open({ collection: 'notices', id: 'one' }));
  await act(() => vi.advanceTimersByTimeAsync(500));
  vi.stubGlobal('fetch', answered);
  await act(() => vi.advanceTimersByTimeAsync(1000));
  await answerTo('open')(toOpened('one'));
  expect(result.current.entry?.opened.id).toBe('one');
});
