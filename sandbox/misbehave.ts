import type { ServerResponse } from 'node:http';
import type { Behaviour } from './behaviours.ts';
import { sendAnswer, sendText } from './exchange.ts';
import type { Say } from './messages.ts';

/** How long a slow answer takes, in milliseconds. */
const slowness = 3000;

const page = (title: string) => `<!doctype html><title>${title}</title><h1>${title}</h1>`;

/** A message as an attacker might plant it: markup, a sign that turns the text around, and no end. */
export const hostileMessage = `<img src=x onerror="document.title='owned'"><b>Pay now</b> \u202Egpj.exe ${'very '.repeat(300)}long`;

/** Answers in place of an endpoint, as a wish asks. `work` answers properly, for those that only dress it up. */
export function misbehave(behaviour: Behaviour, response: ServerResponse, say: Say, work: () => void): void {
  switch (behaviour) {
    case 'slow':
      setTimeout(work, slowness).unref();
      return;
    case 'hang':
      return;
    case 'refuse':
      return sendAnswer(response, { status: 422, message: say('refuse') });
    case 'error':
      return sendAnswer(response, { status: 500, message: say('error') });
    case 'silent':
      return sendText(response, 500, 'application/json', '{}');
    case 'html':
      return sendText(response, 502, 'text/html', page('502 Bad Gateway'));
    case 'login':
      return sendText(response, 200, 'text/html', page('Log in to this network'));
    case 'empty':
      return sendText(response, 500, 'application/json', '');
    case 'accept':
      return work();
    case 'drop':
      response.destroy();
      return;
    case 'hostile':
      return sendAnswer(response, { status: 400, message: hostileMessage });
  }
}
