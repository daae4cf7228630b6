import { realpath, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import send from '@fastify/send';
import Negotiator from 'negotiator';
import { toContentType } from './content-type.ts';

/** The endings of the compressed copies by encoding, the best one first. */
const copies: Record<string, string> = { br: '.br', gzip: '.gz' };

/**
 * Answers a GET or HEAD request with a file of a folder, or with its compressed copy. Links are no
 * files of it.
 *
 * @param name the path of the file below the folder, such as `/about/charter.html`, normalized
 * @param headers what is sent with the file only
 * @returns false if there is no such file; then nothing was sent
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
  name: string,
  headers: readonly [string, string][] = [],
): Promise<boolean> {
  if (!(await isPlainFile(folder, name))) return false;
  const encoding = await chooseEncoding(request, join(folder, name));
  const chosen = `${name}${encoding ? copies[encoding] : ''}`;
  if (wantsWhole(request, (await getSize(join(folder, chosen))) ?? 0)) delete request.headers.range;
  const result = await send(request, encodeURI(chosen), {
    root: folder,
    cacheControl: false,
    contentType: false,
    dotfiles: 'allow',
  });
  if (result.statusCode === 403 || result.statusCode === 404) return false;
  if (result.statusCode < 400)
    for (const [header, value] of headers) response.setHeader(header, value);
  response.setHeader('Vary', 'Accept-Encoding');
  if (result.type === 'file') {
    if (encoding) response.setHeader('Content-Encoding', encoding);
    if (!response.hasHeader('Content-Type'))
      response.setHeader('Content-Type', toContentType(name));
  }
  response.writeHead(result.statusCode, result.headers);
  await pipeline(result.stream, response);
  return true;
}

/**
 * Whether a request for a range is answered with the whole file, where the library would answer
 * otherwise: ranges are for GET, a weak validator never continues a download, what is not a range is
 * ignored, and a suffix as long as the file is the file (RFC 9110, sections 14.2, 13.1.5, 14.1.1,
 * 14.1.2).
 */
function wantsWhole({ method, headers }: IncomingMessage, size: number): boolean {
  const [, suffix] = /^bytes=-(\d+)$/.exec(headers.range ?? '') ?? [];
  return (
    method !== 'GET' ||
    !/^bytes=(?:[\d, -]*\d[\d, -]*)$/.test(headers.range ?? 'bytes=0-') ||
    String(headers['if-range'] ?? '').startsWith('W/') ||
    (suffix !== undefined && size > 0 && Number(suffix) >= size)
  );
}

async function chooseEncoding(request: IncomingMessage, path: string): Promise<string | undefined> {
  const accepted = new Set(new Negotiator(request).encodings(Object.keys(copies)));
  for (const [encoding, ending] of Object.entries(copies))
    if (accepted.has(encoding) && (await getSize(`${path}${ending}`)) !== undefined)
      return encoding;
  return undefined;
}

/** Whether there is a file of exactly this name, whatever else the file system takes for the same. */
async function isPlainFile(folder: string, name: string): Promise<boolean> {
  if ((await getSize(join(folder, name))) === undefined) return false;
  return (await realpath(join(folder, name))) === join(await realpath(folder), name);
}

/** The size of a file in bytes; undefined if there is no such file. */
async function getSize(path: string): Promise<number | undefined> {
  return stat(path).then(
    (found) => (found.isFile() ? found.size : undefined),
    () => undefined,
  );
}
