import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * The families of `house.typ`: plain static fonts, because Typst reads neither woff2 nor variable
 * fonts.
 */
const files = [
  '@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf',
  '@expo-google-fonts/noto-sans-devanagari/600SemiBold/NotoSansDevanagari_600SemiBold.ttf',
  '@expo-google-fonts/noto-sans-devanagari/700Bold/NotoSansDevanagari_700Bold.ttf',
  '@expo-google-fonts/eczar/Eczar_600SemiBold.ttf',
];

/**
 * The fonts of documents. A document uses no others, so that it looks the same on every machine.
 */
export function readDocumentFonts(): Buffer[] {
  return files.map((file) => readFileSync(require.resolve(file)));
}
