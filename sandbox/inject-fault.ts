import type { ServerResponse } from 'node:http';
import type { Fault } from './faults.ts';
import { sendMessage, sendText } from './http.ts';
import type { Translate } from './messages.ts';

/** The delay of a slow response, in milliseconds. */
const slowDelay = 3000;

const page = (title: string) => `<!doctype html><title>${title}</title><h1>${title}</h1>`;

/** A message as an attacker might write it: markup, a right-to-left override, and far too long. */
const hostileMessage = `<img src=x onerror="document.title='owned'"><b>Pay now</b> \u202Egpj.exe ${'very '.repeat(300)}long`;

/**
 * Answers with a fault instead of the endpoint’s response.
 *
 * @param handle handles the request; used by the faults that only delay or change its response
 */
export function injectFault(
  fault: Fault,
  response: ServerResponse,
  translate: Translate,
  handle: () => void,
): void {
  switch (fault) {
    case 'slow':
      setTimeout(handle, slowDelay).unref();
      return;
    case 'hang':
      return;
    case 'refuse':
      return sendMessage(response, { status: 422, message: translate('refuse') });
    case 'error':
      return sendMessage(response, { status: 500, message: translate('error') });
    case 'silent':
      return sendText(response, 500, 'application/json', '{}');
    case 'html':
      return sendText(response, 502, 'text/html', page('502 Bad Gateway'));
    case 'login':
      return sendText(response, 200, 'text/html', page('Log in to this network'));
    case 'empty':
      return sendText(response, 500, 'application/json', '');
    case 'accept':
      return handle();
    case 'drop':
      response.destroy();
      return;
    case 'hostile':
      return sendMessage(response, { status: 400, message: hostileMessage });
  }
}
