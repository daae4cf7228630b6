import { mdx } from '../fixture.ts';
import type { SownFault } from './sown-fault.ts';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" width="8" height="8"><path d="M0 0h8v8z"/></svg>';
const meetEn = 'events/meet/en.mdx';
const meetHi = 'events/meet/hi.mdx';

/** An event with two photographs and these captions. */
const meet = (english: string | undefined, hindi: string | undefined) => ({
  [meetEn]: mdx({
    title: 'Members meet in town',
    kind: 'workshop',
    announced: '2022-01-10',
    date: '2026-11-18',
    venue: 'India Habitat Centre, New Delhi',
    theme: 'Rules that people can read',
    description: 'Members agreed the third edition of the charter.',
    photographs: '[./one.svg, ./two.svg]',
    photographCaptions: english,
  }),
  [meetHi]: mdx({
    title: 'नगर में सदस्यों की बैठक',
    venue: 'इंडिया हैबिटैट सेंटर, नई दिल्ली',
    theme: 'ऐसे नियम जो पढ़े जा सकें',
    description: 'सदस्यों ने चार्टर के तीसरे संस्करण पर सहमति दी।',
    photographCaptions: hindi,
  }),
  'events/meet/one.svg': drawing,
  'events/meet/two.svg': drawing,
});

const inEnglish = '[The first hall, The second hall]';
const inHindi = '[पहला सभागार, दूसरा सभागार]';

export const sown: readonly SownFault[] = [
  {
    name: 'captions of an event in English only',
    files: meet(inEnglish, undefined),
    finds: [{ message: 'fieldInOneLanguage', file: meetHi, field: 'photographCaptions' }],
  },
  {
    name: 'captions of an event in Hindi only',
    files: meet(undefined, inHindi),
    finds: [
      { message: 'linesMissing', file: meetEn, field: 'photographCaptions' },
      { message: 'fieldInOneLanguage', file: meetHi, line: 6, field: 'photographCaptions' },
    ],
  },
  {
    name: 'an event with one Hindi caption fewer than photographs',
    files: meet(inEnglish, '[पहला सभागार]'),
    finds: [{ message: 'linesMissing', file: meetHi, field: 'photographCaptions' }],
  },
  { name: 'captions of an event in both languages', files: meet(inEnglish, inHindi), finds: [] },
];
