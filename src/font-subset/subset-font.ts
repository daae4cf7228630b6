import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fontverter from 'fontverter';
import { memoize } from '@federation/base/memoize';

/**
 * The part of HarfBuzz that reduces fonts, called through its C interface. The README of this
 * folder says why.
 *
 * @see https://harfbuzz.github.io/harfbuzz-hb-subset.html
 */
interface HarfBuzz {
  memory: WebAssembly.Memory;
  _initialize: () => void;
  malloc: (size: number) => number;
  free: (pointer: number) => void;
  hb_blob_create: (
    data: number,
    length: number,
    mode: number,
    userData: number,
    destroy: number,
  ) => number;
  hb_blob_destroy: (blob: number) => void;
  hb_blob_get_data: (blob: number, length: number) => number;
  hb_blob_get_length: (blob: number) => number;
  hb_face_create: (blob: number, index: number) => number;
  hb_face_destroy: (face: number) => void;
  hb_face_reference_blob: (face: number) => number;
  hb_set_add: (set: number, value: number) => void;
  hb_set_clear: (set: number) => void;
  hb_set_invert: (set: number) => void;
  hb_subset_input_create_or_fail: () => number;
  hb_subset_input_destroy: (input: number) => void;
  hb_subset_input_set: (input: number, which: number) => number;
  hb_subset_input_set_flags: (input: number, flags: number) => void;
  hb_subset_input_unicode_set: (input: number) => number;
  hb_subset_input_glyph_set: (input: number) => number;
  hb_subset_input_pin_axis_location: (
    input: number,
    face: number,
    tag: number,
    value: number,
  ) => number;
  hb_subset_input_set_axis_range: (
    input: number,
    face: number,
    tag: number,
    min: number,
    max: number,
    initial: number,
  ) => number;
  hb_subset_or_fail: (face: number, input: number) => number;
}

/** Of `hb_memory_mode_t`, `hb_subset_sets_t` and `hb_subset_flags_t`. */
const writable = 2;
const layoutFeatures = 6;
const noLayoutClosure = 0x200;
const weightAxis = [...'wght'].reduce((tag, letter) => tag * 256 + letter.charCodeAt(0), 0);

export interface SubsetOptions {
  characters: string;
  /**
   * Ids of glyphs to keep besides those of the characters. Without them, all glyphs stay that the
   * characters can form together.
   */
  glyphs?: Iterable<number> | undefined;
  /** One weight, or the weights between which the font stays variable. */
  weight: number | { min: number; max: number };
  format: 'sfnt' | 'woff2';
}

/** Fonts are reduced one after the other: the library that compresses them can’t do two at once. */
let last: Promise<unknown> = Promise.resolve();

/** Reduces a font to the given characters and weights. Rejects if the font can’t be read. */
export function subsetFont(font: Buffer, options: SubsetOptions): Promise<Buffer> {
  const result = last.then(() => reduce(font, options));
  last = result.catch(() => undefined);
  return result;
}

async function reduce(
  font: Buffer,
  { characters, glyphs, weight, format }: SubsetOptions,
): Promise<Buffer> {
  const harfbuzz = await load();
  const source = await fontverter.convert(font, 'sfnt');
  const pointer = harfbuzz.malloc(source.byteLength);
  // Every call may grow the memory, so its view is made each time.
  new Uint8Array(harfbuzz.memory.buffer).set(source, pointer);
  const blob = harfbuzz.hb_blob_create(pointer, source.byteLength, writable, 0, 0);
  const face = harfbuzz.hb_face_create(blob, 0);
  harfbuzz.hb_blob_destroy(blob);
  const input = harfbuzz.hb_subset_input_create_or_fail();
  const features = harfbuzz.hb_subset_input_set(input, layoutFeatures);
  harfbuzz.hb_set_clear(features);
  harfbuzz.hb_set_invert(features);
  const unicodes = harfbuzz.hb_subset_input_unicode_set(input);
  for (const character of characters) harfbuzz.hb_set_add(unicodes, character.codePointAt(0) ?? 0);
  if (glyphs) {
    harfbuzz.hb_subset_input_set_flags(input, noLayoutClosure);
    const kept = harfbuzz.hb_subset_input_glyph_set(input);
    for (const glyph of glyphs) harfbuzz.hb_set_add(kept, glyph);
  }
  if (typeof weight === 'number')
    harfbuzz.hb_subset_input_pin_axis_location(input, face, weightAxis, weight);
  else
    harfbuzz.hb_subset_input_set_axis_range(input, face, weightAxis, weight.min, weight.max, NaN);
  const subset = harfbuzz.hb_subset_or_fail(face, input);
  harfbuzz.hb_subset_input_destroy(input);
  if (subset === 0) throw new Error('HarfBuzz could not reduce the font. Is the file a font?');
  const result = harfbuzz.hb_face_reference_blob(subset);
  const start = harfbuzz.hb_blob_get_data(result, 0);
  const bytes = Buffer.from(
    new Uint8Array(harfbuzz.memory.buffer, start, harfbuzz.hb_blob_get_length(result)),
  );
  harfbuzz.hb_blob_destroy(result);
  // The reduced font refers to tables of the whole one, which is therefore freed last.
  harfbuzz.hb_face_destroy(subset);
  harfbuzz.hb_face_destroy(face);
  harfbuzz.free(pointer);
  return fontverter.convert(bytes, format, 'sfnt');
}

const load = memoize(async (): Promise<HarfBuzz> => {
  const path = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm');
  const { instance } = await WebAssembly.instantiate(readFileSync(path));
  // The file names its exports, but not their types.
  const harfbuzz = instance.exports as unknown as HarfBuzz;
  harfbuzz._initialize();
  return harfbuzz;
});
