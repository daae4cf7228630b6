import { Hono } from 'hono';
import type { Pending } from '../protocol/publishing.ts';
import type { Language } from '@federation/i18n/languages';
import { respond, readBody, type WithLanguage } from './respond.ts';
import type { Desk } from './desk.ts';
import { DeskError } from '../protocol/desk-error.ts';
import { findPushTarget, findUnsent, findWaiting, findWay } from './push-target.ts';
import { listChanges } from './list-changes.ts';
import { publishContent, findPushedBranch, type PublishRequest } from './publish.ts';
import { findPublishingStatuses } from './publishing-status.ts';
import { whileMarked } from './rebase.ts';
import { listDiscarded } from './discarded-versions.ts';

/** Answers these questions of the desk, each at its name. One publication runs at a time. */
export function createPublishing(desk: Desk) {
  let running: AbortController | undefined;
  return new Hono()
    .post('/changes', readBody<WithLanguage>(), (c) =>
      respond(c, ({ language }) => findPending(desk, language)),
    )
    .post('/publishingStatuses', (c) => respond(c, () => findPublishingStatuses(desk)))
    .post('/publish', readBody<WithLanguage<PublishRequest>>(), (c) =>
      respond(c, async (request) => {
        if (running) throw new DeskError('publishing');
        running = new AbortController();
        const { signal } = running;
        return whileMarked(desk.root, () => publishContent(desk, { ...request, signal })).finally(
          () => (running = undefined),
        );
      }),
    )
    .post('/stop', (c) =>
      respond(c, () => {
        running?.abort();
        return {};
      }),
    );
}

async function findPending(desk: Desk, language: Language): Promise<Pending> {
  const { root } = desk;
  const way = await findWay(root);
  if (way === 'noClone') return { way, changes: [], unsent: 0, discarded: [] };
  const target = await findPushTarget(desk);
  const { base, count } = await findUnsent(root, target);
  const waiting = await findWaiting(root, target);
  return {
    way,
    changes: await listChanges(desk, base, language),
    unsent: count,
    waiting: waiting ? await findPushedBranch(root, target, waiting) : undefined,
    discarded: await listDiscarded(root, language),
  };
}
