import { cases } from './cases.ts';
import { trySown } from './try-sown.ts';

trySown(cases.filter(({ topic }) => topic === 'opened'));
