import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setDuringTest } from '../../simulated-browser.ts';

/** Callbacks for the browser's next idle time. */
let idle: (() => void)[] = [];

beforeEach(() => {
  idle = [];
  vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task));
  // The directive begins to wait as soon as it is loaded.
  vi.resetModules();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Lets the browser be idle once. */
async function beIdle() {
  for (const task of idle.splice(0)) task();
  await new Promise((done) => setTimeout(done));
}

/** Queues islands with these names, and returns their log. */
async function wait(names: readonly string[]) {
  const { default: settled } = await import('../../../src/browser/settled-directive.ts');
  const events: string[] = [];
  for (const name of names) {
    const load = () => {
      events.push(`load ${name}`);
      if (name === 'broken') throw new Error('The network is gone.');
      return Promise.resolve(() => Promise.resolve(void events.push(`start ${name}`)));
    };
    // Astro awaits it, although its type says otherwise.
    Promise.resolve(
      settled(load, { name: 'settled', value: '' }, document.createElement('div')),
    ).catch(() => events.push(`report ${name}`));
  }
  return events;
}

test('islands start in turn, each step in an idle moment of its own', async () => {
  const events = await wait(['a', 'b']);
  expect(events).toEqual([]);
  await beIdle();
  expect(events).toEqual(['load a']);
  await beIdle();
  expect(events).toEqual(['load a', 'start a']);
  await beIdle();
  expect(events).toEqual(['load a', 'start a', 'load b']);
  await beIdle();
  expect(events).toEqual(['load a', 'start a', 'load b', 'start b']);
});

test('no island is loaded before the page', async () => {
  setDuringTest(document, 'readyState', 'interactive');
  const events = await wait(['a']);
  await beIdle();
  expect(events).toEqual([]);
  dispatchEvent(new Event('load'));
  await new Promise((done) => setTimeout(done));
  await beIdle();
  expect(events).toEqual(['load a']);
});

test('an island that fails is reported and stops no other', async () => {
  const events = await wait(['broken', 'b']);
  await beIdle();
  await beIdle();
  expect(events).toEqual(expect.arrayContaining(['report broken', 'start b']));
});
