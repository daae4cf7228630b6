import { cases } from './cases.ts';
import { trySown } from './try-sown.ts';

// What is opened takes longest, and has a file of its own.
trySown(cases.filter(({ topic }) => topic !== 'opened'));
