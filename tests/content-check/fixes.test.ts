import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { fixBytes } from '../../packages/content-check/rules/bytes/fix-bytes.ts';
import { fixFile } from '../../packages/content-check/rules/files/fix-file.ts';
import { makePhotograph, makeTelling } from './faults/opened-files.ts';
import { makeFolder } from '../support/make-folder.ts';
import { checkText } from './fixture.ts';

function write(name: string, content: string | Buffer): string {
  const path = join(makeFolder(), name);
  writeFileSync(path, content);
  return path;
}

test('--fix removes the parts of a drawing that only its program needs, once', async () => {
  const path = write(
    'hall.svg',
    '<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "a" "b">\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><?draw on?><!-- 1 --><style>a{fill:red}</style></svg>',
  );
  expect(await fixFile(path)).toBe(true);
  expect(readFileSync(path, 'utf8')).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><style>a{fill:red}</style></svg>\n',
  );
  expect(await fixFile(path)).toBe(false);
});

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  '--fix turns a photograph (%s) as it is to be seen, and keeps nothing of it but its colours',
  async (format) => {
    const path = write(`hall.${format}`, await makeTelling(await makePhotograph(format, 48, 64)));
    expect(await fixFile(path)).toBe(true);
    const { width, height, icc, exif, xmp, orientation } = await sharp(
      readFileSync(path),
    ).metadata();
    expect({ width, height, exif, xmp }).toEqual({
      width: 48,
      height: 64,
      exif: undefined,
      xmp: undefined,
    });
    expect(orientation ?? 1).toBe(1);
    expect(icc).toBeDefined();
    expect(await fixFile(path)).toBe(false);
  },
);

test.each([
  '<script>go()</script>',
  '<script href="https://a.example/a.js"/>',
  '<x:script xmlns:x="http://www.w3.org/2000/svg">1</x:script>',
  '<title><style><script>go()</script></style></title>',
  '<path d="M0 0" onclick="go()"/>',
  '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">go()</p></foreignObject>',
  '<h:iframe xmlns:h="http://www.w3.org/1999/xhtml" src="https://a.example"/>',
  '<a href="javascript:go()"><path d="M0 0"/></a>',
  '<image href="https://a.example/a.png" width="8" height="8"/>',
  '<image href="data:image/svg+xml;base64,AAAA" width="8" height="8"/>',
  '<use href="//a.example/a.svg#b"/>',
  '<set attributeName="href" to="javascript:go()"/>',
])('--fix takes what runs code or loads something out of a drawing: %s', async (inside) => {
  const path = write(
    'hall.svg',
    `<?xml-stylesheet href="http://a.example/a.css"?><!DOCTYPE svg [<!ATTLIST svg onload CDATA "go()">]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" onload="go()">${inside}</svg>`,
  );
  expect(await fixFile(path)).toBe(true);
  expect(readFileSync(path, 'utf8')).not.toMatch(
    /go\(|a\.example|script|iframe|foreignObject|svg\+xml|<[!?]/i,
  );
  expect(await fixFile(path)).toBe(false);
});

test('--fix removes invisible characters, and keeps joiners, and reversed letters for a person', () => {
  const path = write(
    'en.mdx',
    '\uFEFF---\ntitle: Of\u200Bfice\u00AD\n---\n##\u00A0श्री\u200Dमान 5\u00A0km\u2028\u2066and\u2069 \u202Etxet\u0002\n',
  );
  expect(fixBytes(path)).toBe(true);
  expect(readFileSync(path, 'utf8')).toBe(
    '\uFEFF---\ntitle: Office\n---\n## श्री\u200Dमान 5\u00A0km and \u202Etxet\n',
  );
  expect(fixBytes(path)).toBe(false);
});

test('--fix leaves a file in another encoding as it is', () => {
  const bytes = Buffer.from('title: café\u00AD', 'latin1');
  const path = write('en.mdx', bytes);
  expect(fixBytes(path)).toBe(false);
  expect(readFileSync(path)).toEqual(bytes);
});

test('an invisible character is named, with its code and the words before it', () => {
  expect(checkText('The office\u200B is closed.\n')).toEqual([
    expect.stringContaining(
      'text: there is a character (U+200B) that nobody can see after “The office”',
    ),
  ]);
});

test('a text that was encoded twice is shown as it was before', () => {
  const [message] = checkText(
    `Read the ${new TextDecoder('windows-1252').decode(Buffer.from('सूचना'))} first.\n`,
  );
  expect(message).toContain('was “सूचना” once');
});
