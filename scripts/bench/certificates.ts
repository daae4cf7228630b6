import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule } from 'zxing-wasm/reader';
import { toModules } from '../../src/build/certificates/qr.ts';
import { toCertificateLink } from '../../src/core/certificates/issuer.ts';
import { readCodes } from '../../src/core/qr/read-codes.ts';
import { degrade, draw, scenes, type Scene } from './pictures.ts';

/** How many pictures were read. */
interface ReadRate {
  total: number;
  read: number;
  /** The median time per picture, in milliseconds. */
  milliseconds: number;
  failed: string[];
}

/** Reads a set of simulated photographs of a certificate, as the site does. */
async function measureReadRate(): Promise<ReadRate> {
  const wasm = readFileSync(
    createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'),
  );
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });
  const { certificates } = JSON.parse(
    readFileSync('src/core/certificates/published/demonstration.json', 'utf8'),
  ) as {
    certificates: { token: string }[];
  };
  const text = toCertificateLink(
    { site: 'https://www.ifsf.example', product: 'IFSF' },
    certificates[0]?.token ?? '',
  );
  const modules = toModules(text);
  const failed: string[] = [];
  const times: number[] = [];
  for (const scene of scenes) {
    const image = degrade(draw(modules, scene), scene);
    const start = performance.now();
    const texts = await readCodes(image);
    times.push(performance.now() - start);
    if (!texts.includes(text)) failed.push(describeScene(scene));
  }
  times.sort((a, b) => a - b);
  return {
    total: scenes.length,
    read: scenes.length - failed.length,
    milliseconds: times[Math.floor(times.length / 2)] ?? 0,
    failed,
  };
}

/** Prints how many of the pictures are read. */
export async function benchCertificates(): Promise<void> {
  const { total, read, milliseconds, failed } = await measureReadRate();
  console.log(
    `QR codes of certificates: ${read} of ${total} pictures read (${((100 * read) / total).toFixed(1)} %), ${milliseconds.toFixed(0)} ms each`,
  );
  for (const name of failed) console.log(`  not read: ${name}`);
}

function describeScene({ module, tilt, damage, strength }: Scene): string {
  return `${module} px per module, turned by ${tilt}°, ${damage} ${strength}`;
}
