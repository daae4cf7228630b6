import { createApi } from '../../../../packages/desk/server/api.ts';
import { createDesk } from '../../../../packages/desk/server/desk.ts';
import type { DeskRefusal } from '../../../../packages/desk/protocol/desk.ts';

/** Asks a new desk of a site as its page does, in English unless the question says otherwise. */
export function callerOf(root: string) {
  const api = createApi(createDesk(root));
  return async <Result>(name: string, body: object = {}): Promise<Result> => {
    const response = await api.request(`/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ language: 'en', ...body }),
    });
    const answer: unknown = await response.json();
    if (response.ok) return answer as Result;
    const refused = answer as DeskRefusal;
    throw Object.assign(new Error(refused.detail), refused);
  };
}
