import { z } from 'astro/zod';
import {
  sides,
  type Conflicts,
  type Pending,
  type Unfinished,
} from '../../core/desk-publishing.ts';
import type { Language } from '../../i18n/languages.ts';
import { askFindings } from './ask-check.ts';
import { bringTogether, findConflicts } from './conflicts.ts';
import type { Desk } from './desk.ts';
import { DeskError } from './desk-error.ts';
import { findPlace, findWay } from './git-place.ts';
import { listChanges } from './list-changes.ts';
import { publish, toPublished } from './publish.ts';
import { findReaches } from './reach.ts';
import { findSent, settleSent } from './sent-branch.ts';
import { fetchTheirs } from './take-in.ts';
import { findUnfinished, finish, giveUp } from './unfinished.ts';
import { findUnsent } from './unsent.ts';

/** What the desk in the browser can ask for on the way to the visitors. */

const toMessage = z.object({ message: z.string() });
const toChosen = z.object({
  theirs: z.string().regex(/^[0-9a-f]{40,64}$/),
  choices: z.record(z.string(), z.enum(sides)),
});

type Answer = (body: unknown, language: Language) => unknown;

/** Answers these questions of the desk, by their names. Only one of them changes Git at a time. */
export function createPublishing(desk: Desk) {
  const { root } = desk;
  let running: AbortController | undefined;
  const alone = async <Result>(change: (signal: AbortSignal) => Promise<Result>) => {
    if (running) throw new DeskError('publishing');
    running = new AbortController();
    return change(running.signal).finally(() => (running = undefined));
  };
  const settle = (change: (root: string, kind: Unfinished) => Promise<void>) =>
    alone(async () => {
      const kind = await findUnfinished(root);
      if (kind) await change(root, kind);
      desk.forget();
      return {};
    });
  const findFaults = async (language: Language) =>
    (await askFindings(desk, language)).filter(({ grade }) => grade === 'stop');
  return {
    changes: (_, language) => findPending(desk, language),
    reaches: () => findReaches(desk),
    publish: (body, language) => {
      const { message } = toMessage.parse(body);
      return alone((signal) =>
        publish(desk, { message, findFaults: () => findFaults(language), signal }),
      );
    },
    conflicts: (_, language) =>
      alone(async (signal): Promise<Conflicts> => {
        const place = await findPlace(desk);
        const { commit: theirs = '', mergeable = '' } = await fetchTheirs(desk, place, signal);
        return { theirs, entries: await findConflicts(desk, mergeable, language) };
      }),
    choose: (body) => {
      const { theirs, choices } = toChosen.parse(body);
      return alone(async () => {
        const { mergeable = theirs } = await settleSent(root, await findPlace(desk), theirs);
        await bringTogether(desk, { theirs, mergeable }, choices);
        return {};
      });
    },
    finish: () => settle(finish),
    giveUp: () => settle(giveUp),
    stop: () => {
      running?.abort();
      return {};
    },
  } satisfies Record<string, Answer>;
}

async function findPending(desk: Desk, language: Language): Promise<Pending> {
  const { root } = desk;
  const way = await findWay(root);
  const unfinished = way === 'noClone' ? undefined : await findUnfinished(root);
  if (way === 'noClone' || unfinished) return { way, changes: [], unsent: 0, unfinished };
  const place = await findPlace(desk);
  const [changes, { count }, sent] = await Promise.all([
    listChanges(desk, language),
    findUnsent(desk),
    place.byPullRequest ? findSent(root) : undefined,
  ]);
  const waiting = sent && (await toPublished(desk, place, sent.branch));
  return { way, changes, unsent: count, waiting };
}
