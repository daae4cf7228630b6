import { Hono } from 'hono';
import type { Chosen, Pending } from '../protocol/publishing.ts';
import type { Language } from '@federation/i18n/languages';
import { answer, body, type Asked } from './answer.ts';
import { askFindings } from './ask-check.ts';
import type { Desk } from './desk.ts';
import { DeskError } from '../protocol/desk-error.ts';
import { findPlace, findUnsent, findWaiting, findWay } from './git-place.ts';
import { listChanges } from './list-changes.ts';
import { publish, toPublished } from './publish.ts';
import { findReaches } from './reach.ts';
import { whileMarked } from './rebase.ts';
import { listUnkept } from './unkept.ts';

/** What the desk in the browser can ask for on the way to the visitors. */

/** A message to publish with, and the choices for entries that collide. */
interface Publication {
  message: string;
  chosen?: Chosen | undefined;
}

/** Answers these questions of the desk, each at its name. One publication runs at a time. */
export function createPublishing(desk: Desk) {
  let running: AbortController | undefined;
  const findFaults = async (language: Language) =>
    (await askFindings(desk, language)).filter(({ grade }) => grade === 'stop');
  return new Hono()
    .post('/changes', body<Asked>(), (c) =>
      answer(c, ({ language }) => findPending(desk, language)),
    )
    .post('/reaches', (c) => answer(c, () => findReaches(desk)))
    .post('/publish', body<Asked<Publication>>(), (c) =>
      answer(c, async ({ message, chosen, language }) => {
        if (running) throw new DeskError('publishing');
        running = new AbortController();
        const { signal } = running;
        const asked = { message, chosen, language, findFaults: () => findFaults(language), signal };
        return whileMarked(desk.root, () => publish(desk, asked)).finally(
          () => (running = undefined),
        );
      }),
    )
    .post('/stop', (c) =>
      answer(c, () => {
        running?.abort();
        return {};
      }),
    );
}

async function findPending(desk: Desk, language: Language): Promise<Pending> {
  const { root } = desk;
  const way = await findWay(root);
  if (way === 'noClone') return { way, changes: [], unsent: 0, unkept: [] };
  const place = await findPlace(desk);
  const { base, count } = await findUnsent(root, place);
  const waiting = await findWaiting(root, place);
  return {
    way,
    changes: await listChanges(desk, base, language),
    unsent: count,
    waiting: waiting ? await toPublished(root, place, waiting) : undefined,
    unkept: await listUnkept(root, language),
  };
}
