import { extname } from 'node:path';
import send from '@fastify/send';

/** The type of a file by its ending, as `Content-Type` names it. Scripts are text (RFC 9239). */
export function toContentType(name: string): string {
  const ending = extname(name);
  const type = /^\.m?js$/.test(ending)
    ? 'text/javascript'
    : (send.mime.getType(ending) ?? 'application/octet-stream');
  return send.isUtf8MimeType(type) ? `${type}; charset=utf-8` : type;
}
