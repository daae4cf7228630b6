import type { Browser, Page } from '@playwright/test';
import { storageKeys } from '@federation/base/storage-keys';
import { toLocalPath } from '@federation/base/paths';
import { languages } from '@federation/i18n/languages';
import { untilReady } from '../setup/until-ready.ts';
import { pickMedian } from './median.ts';
import { launchPhone, phone } from './phone.ts';
import { serveSecurely } from './secure-site.ts';
import { actions, type Action } from './tap-actions.ts';

const runs = 3;
/** Factor by which the processor is slowed down. */
const slowdown = 6;
/** Limit of a good response time, in milliseconds. */
const goal = 200;
/** Time after an action in which its effects are observed, in milliseconds. */
const observed = 1500;

/**
 * The worst event of an action: milliseconds from the touch until the picture changes, and its
 * parts.
 */
interface ActionTiming {
  duration: number;
  event: string;
  /** Until the first handler runs. */
  wait: number;
  handlers: number;
}

/** Prints how fast a busy, slow phone responds to actions, by Event Timing, in each language. */
export async function measureTaps(): Promise<void> {
  const site = await serveSecurely('dist');
  const browser = await launchPhone(site);
  try {
    console.log(head);
    for (const language of languages) {
      for (const action of actions) {
        const address = `${site.origin}${toLocalPath(action.path, language)}`;
        const answers: ActionTiming[] = [];
        for (let run = 0; run < runs; run += 1)
          answers.push(await measureAction(browser, address, action));
        console.log(
          toRow(
            `${action.name}, ${language}`,
            pickMedian(answers, ({ duration }) => duration),
          ),
        );
      }
    }
  } finally {
    await browser.close();
    await site.close();
  }
}

async function measureAction(
  browser: Browser,
  address: string,
  action: Action,
): Promise<ActionTiming> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await page.addInitScript(dismissDisclaimer, storageKeys.disclaimer);
    await page.goto(address, { waitUntil: 'networkidle' });
    await untilReady(page);
    await action.prepare?.(page);
    const act = await aim(page, action);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.evaluate(watchEvents);
    await act();
    await page.waitForTimeout(observed);
    return await page.evaluate(readWorst);
  } finally {
    await context.close();
  }
}

/** Finds the target beforehand, as the search for it would keep the page busy during the action. */
async function aim(page: Page, { target, keys }: Action): Promise<() => Promise<void>> {
  const element = target(page);
  await element.scrollIntoViewIfNeeded();
  if (keys) {
    await element.focus();
    return () => page.keyboard.type(keys, { delay: 300 });
  }
  const box = await element.boundingBox();
  if (!box) throw new Error(`The target on ${page.url()} is not visible.`);
  return () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

function dismissDisclaimer(key: string): void {
  sessionStorage.setItem(key, 'dismissed');
}

type WatchedWindow = Window & { events: PerformanceEventTiming[] };

/** Collects the events of taps and keys from now on. Runs in the page. */
function watchEvents(): void {
  const events: PerformanceEventTiming[] = [];
  Object.assign(window, { events });
  new PerformanceObserver((list) =>
    events.push(...(list.getEntries() as PerformanceEventTiming[])),
  ).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** The worst of the collected events. Runs in the page. */
function readWorst(): ActionTiming {
  // TypeScript doesn’t know the property that `watchEvents` adds to the window.
  const [worst] = (window as unknown as WatchedWindow).events
    .filter(({ interactionId }) => interactionId)
    .toSorted((a, b) => b.duration - a.duration);
  return worst
    ? {
        duration: worst.duration,
        event: worst.name,
        wait: worst.processingStart - worst.startTime,
        handlers: worst.processingEnd - worst.processingStart,
      }
    : { duration: 0, event: 'under 16 ms', wait: 0, handlers: 0 };
}

const head = `| action | worst event, ms | which | until its handlers | handlers | until the picture | ≤ ${goal} ms |
| --- | --: | --- | --: | --: | --: | --- |`;

function toRow(name: string, { duration, event, wait, handlers }: ActionTiming): string {
  const parts = [wait, handlers, duration - wait - handlers].map((part) =>
    String(Math.round(part)),
  );
  const isMet = duration <= goal ? 'yes' : '**no**';
  return `| ${[name, String(duration), event, ...parts, isMet].join(' | ')} |`;
}
