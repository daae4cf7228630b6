import type { vocabulary } from './content-components.ts';
import type { z } from 'astro/zod';

/** The kinds of error page (specification, section 2). Only three of them have an address of their own. */
export type ErrorType = z.infer<(typeof vocabulary)['ErrorPage']>['type'];
