import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The fonts of `house.typ`. They are static, because Typst reads neither woff2 nor variable fonts. */
const files = [
  '@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf',
  '@expo-google-fonts/noto-sans-devanagari/600SemiBold/NotoSansDevanagari_600SemiBold.ttf',
  '@expo-google-fonts/noto-sans-devanagari/700Bold/NotoSansDevanagari_700Bold.ttf',
  '@expo-google-fonts/eczar/Eczar_600SemiBold.ttf',
];

/** Documents use only these fonts, so that they look the same on every machine. */
export function readDocumentFonts(): Buffer[] {
  return files.map((file) => readFileSync(require.resolve(file)));
}
