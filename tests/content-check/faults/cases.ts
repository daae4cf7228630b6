import type { SownFault } from './sown-fault.ts';

/** Every file of this folder that exports `sown` is a topic. */
const topics = import.meta.glob<{ sown?: readonly SownFault[] }>('./!(*.test|cases).ts', {
  eager: true,
});

/** All that was sown, with its topic. */
export const cases = Object.entries(topics).flatMap(([topic, { sown = [] }]) =>
  sown.map((fault) => ({ topic: topic.slice(2, -3), fault })),
);
