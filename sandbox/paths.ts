import { sandboxBase } from '../src/core/portal-api.ts';

/** Where the sandbox answers on a local server. */
export const sandboxRoot = '/sandbox';

/** The base of its interface, in the place of the portal’s. */
export const sandboxApi = sandboxBase;
