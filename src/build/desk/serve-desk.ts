import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { deskPath, type DeskAnswer } from '../../core/desk.ts';
import { createApi } from './api.ts';
import type { Desk } from './desk.ts';
import { DeskError } from './desk-error.ts';
import { listDeskFiles, type DeskFiles } from './desk-files.ts';

const headers = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};

/** Answers requests below the path of the desk, and no others. The guard has let them in. */
export function serveDesk(desk: Desk, pageFiles: DeskFiles) {
  const api = createApi(desk);
  const files = listDeskFiles(desk.root, pageFiles);
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const path = (request.url ?? '').replace(/[?#].*$/, '');
    if (path !== deskPath && !path.startsWith(`${deskPath}/`)) {
      next();
      return;
    }
    const answer = async () => {
      const name = path.slice(deskPath.length);
      if (name.startsWith('/api/') && request.method === 'POST') {
        const { status, body } = await ask(async () =>
          api(name.slice('/api/'.length), JSON.parse(await text(request)) as object),
        );
        return send(response, status, 'application/json', JSON.stringify(body));
      }
      const file =
        request.method === 'GET' && Object.hasOwn(files, name) ? files[name]?.() : undefined;
      return file
        ? send(response, 200, file.type, await file.text)
        : send(response, 404, 'text/plain', 'There is nothing here.');
    };
    answer().catch((error: unknown) => send(response, 500, 'text/plain', String(error)));
  };
}

async function ask(
  question: () => Promise<unknown>,
): Promise<{ status: number; body: DeskAnswer }> {
  try {
    return { status: 200, body: { result: await question() } };
  } catch (error) {
    if (error instanceof DeskError)
      return {
        status: 409,
        body: { problem: error.problem, detail: error.message, messages: [...error.messages] },
      };
    console.error(error);
    return { status: 500, body: { problem: 'failed', detail: String(error), messages: [] } };
  }
}

function send(
  response: ServerResponse,
  status: number,
  type: string,
  content: string | Uint8Array,
): void {
  response.writeHead(status, { ...headers, 'content-type': type }).end(content);
}
