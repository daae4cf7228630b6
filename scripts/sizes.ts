import { globSync, readFileSync } from 'node:fs';

/**
 * `npm run sizes` prints how long the files of the site are and which pass their limit. A long file
 * mostly does two things; the limit is the moment to look for the seam.
 */
interface Group {
  name: string;
  pattern: string | string[];
  exclude?: string[];
  /** Lines, with comments and styles. */
  limit: number;
}

const groups: Group[] = [
  {
    name: 'Routes',
    pattern: 'src/pages/**/*.{astro,ts}',
    exclude: ['src/pages/**/_*.ts'],
    limit: 40,
  },
  { name: 'Layouts', pattern: 'src/layouts/**/*.astro', limit: 120 },
  { name: 'Components', pattern: 'src/components/**/*.astro', limit: 120 },
  { name: 'Islands', pattern: 'src/islands/**/*.tsx', limit: 120 },
  {
    name: 'Modules',
    pattern: [
      'src/!(pages)/**/*.ts',
      'src/pages/**/_*.ts',
      'scripts/**/*.{js,ts}',
      'portal/**/*.ts',
    ],
    limit: 150,
  },
];

/** Files that are allowed to pass their limit, with the reason. */
const exceptions: Record<string, string> = {};

const problems: string[] = [];
console.log('             files  median  90 %  longest  limit');
for (const { name, pattern, exclude = [], limit } of groups) {
  const files = globSync(pattern, { exclude })
    .map((path) => ({
      path: path.replaceAll('\\', '/'),
      lines: readFileSync(path, 'utf8').split('\n').length - 1,
    }))
    .sort((a, b) => a.lines - b.lines);
  const at = (share: number) => files[Math.ceil(share * files.length) - 1]?.lines ?? 0;
  const cells = [files.length, at(0.5), at(0.9), at(1), limit].map((value, index) =>
    String(value).padStart([7, 8, 6, 9, 7][index] ?? 0),
  );
  console.log(name.padEnd(11) + cells.join(''));
  for (const { path, lines } of files.filter((file) => file.lines > limit).reverse())
    if (path in exceptions) console.log(`  ${path}: ${lines} lines (${exceptions[path]})`);
    else problems.push(`${path}: ${lines} lines, the limit is ${limit}`);
}
for (const path of Object.keys(exceptions).filter((known) => !globSync(known).length))
  problems.push(`${path}: no such file`);

if (problems.length > 0) {
  console.error(`\n${problems.join('\n')}`);
  process.exitCode = 1;
}
