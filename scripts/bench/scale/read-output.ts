import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** A file that a visitor or a program loads whole. */
interface OutputFile {
  path: string;
  bytes: number;
  /** Compressed, as it is sent. */
  sent: number;
}

/** What a build has written. */
interface Output {
  pages: number;
  files: number;
  /** In MB. */
  megabytes: number;
  /** The largest page, further page of a list, feed and other file of data. */
  largest: OutputFile[];
}

const kinds = [
  /^(?!.*\/page\/\d+\.html$).*\.html$/,
  /\/page\/\d+\.html$/,
  /^(hi\/)?feeds\//,
  /^search\//,
  /^(?!(hi\/)?(feeds|search|pagefind|pdf-reader|_astro)\/).*\.(json|xml|ics)$/,
];

/** @param dist the folder of a built site, which is not compressed */
export function readOutput(dist: string): Output {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path: path.slice(dist.length + 1), bytes: statSync(path).size }));
  const largest = kinds.flatMap((kind) =>
    files
      .filter(({ path }) => kind.test(path))
      .sort((a, b) => b.bytes - a.bytes)
      .slice(0, 1),
  );
  return {
    pages: files.filter(({ path }) => path.endsWith('.html')).length,
    files: files.length,
    megabytes: files.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6,
    largest: largest.map((file) => ({
      ...file,
      sent: brotliCompressSync(readFileSync(join(dist, file.path))).length,
    })),
  };
}
