import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { createApi } from './api.ts';
import type { Desk } from './desk.ts';
import { createFiles, type DeskFiles } from './desk-files.ts';

const headers = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};

/** Answers requests below the path of the desk. The guard has let them in. */
export function serveDesk(desk: Desk, pageFiles: DeskFiles) {
  const app = new Hono();
  app.use(async (context, next) => {
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
    await next();
  });
  app.route('/api', createApi(desk));
  app.route('/', createFiles(desk.root, pageFiles));
  app.notFound((context) => context.text('There is nothing here.', 404));
  return getRequestListener(app.fetch, { overrideGlobalObjects: false });
}
