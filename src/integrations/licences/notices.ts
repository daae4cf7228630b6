import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The licence of third-party code or fonts in the site. Vite lists the packages that it bundles in
 * this form.
 */
export interface LicenceNotice {
  name: string;
  version?: string;
  /** An SPDX expression. */
  identifier?: string;
  text?: string;
}

/** Third-party work that is in no bundle that Vite knows of, and the files with its licence. */
interface Addition {
  name: string;
  identifier: string;
  /** Below `node_modules`. */
  files: readonly string[];
}

const additions: readonly Addition[] = [
  { name: 'astro', identifier: 'MIT', files: ['astro/LICENSE'] },
  { name: 'Lucide', identifier: 'ISC AND MIT', files: ['lucide-react/LICENSE'] },
  { name: 'Eczar', identifier: 'OFL-1.1', files: ['@fontsource-variable/eczar/LICENSE'] },
  {
    name: 'Noto Sans',
    identifier: 'OFL-1.1',
    files: ['@fontsource-variable/noto-sans-devanagari/LICENSE'],
  },
  { name: 'pagefind', identifier: 'MIT', files: ['pagefind/LICENSE/LICENSE'] },
  // The decoders of the reader of PDF files.
  {
    name: 'OpenJPEG',
    identifier: 'BSD-2-Clause',
    files: ['pdfjs-dist/wasm/LICENSE_OPENJPEG', 'pdfjs-dist/wasm/LICENSE_PDFJS_OPENJPEG'],
  },
  {
    name: 'PDFium JBIG2',
    identifier: 'BSD-3-Clause AND Apache-2.0',
    files: ['pdfjs-dist/wasm/LICENSE_JBIG2', 'pdfjs-dist/wasm/LICENSE_PDFJS_JBIG2'],
  },
  {
    name: 'qcms',
    identifier: 'MIT',
    files: ['pdfjs-dist/wasm/LICENSE_QCMS', 'pdfjs-dist/wasm/LICENSE_PDFJS_QCMS'],
  },
  // Vite bundles workers separately, and does not list their packages.
  { name: 'hash-wasm', identifier: 'MIT', files: ['hash-wasm/LICENSE'] },
  { name: 'zxing-wasm', identifier: 'MIT', files: ['zxing-wasm/LICENSE'] },
  // The reader of QR codes inside zxing-wasm. That package leaves the text of this licence out;
  // pdf.js has the same.
  { name: 'zxing-cpp', identifier: 'Apache-2.0', files: ['pdfjs-dist/LICENSE'] },
];

/**
 * The licences of all third-party work in the site, by name.
 *
 * @param bundled the packages in the scripts of the site
 */
export function collectNotices(root: string, bundled: readonly LicenceNotice[]): LicenceNotice[] {
  const others = additions
    .filter(({ name }) => !bundled.some((notice) => notice.name === name))
    .map(({ files, ...notice }) => ({
      ...notice,
      text: files
        .map((file) => readFileSync(join(root, 'node_modules', file), 'utf8').trim())
        .join('\n\n'),
    }));
  return [...bundled, ...others].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** The licences as plain text: a sentence, a list, then the text of each. */
export function formatNotices(notices: readonly LicenceNotice[], intro: string): string {
  const toTitle = ({ name, version, identifier = 'no licence named' }: LicenceNotice) =>
    `${[name, version].filter(Boolean).join(' ')} (${identifier})`;
  return [
    intro,
    notices.map((notice) => `- ${toTitle(notice)}`).join('\n'),
    ...notices.map(
      (notice) =>
        `${'='.repeat(80)}\n${toTitle(notice)}\n${'='.repeat(80)}\n\n${notice.text ?? ''}`,
    ),
  ]
    .join('\n\n')
    .concat('\n');
}
