import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { toCspHash } from '../csp-hash.ts';
import { createPropertyTrimmer, findReservedProperties } from './custom-properties.ts';
import { createStylePicker } from './style-picker.ts';

/** Inline scripts that are longer than this, in characters, move into a file that every page shares. Those of the head run before the first paint. */
const longestInlineScript = { head: 300, body: 100 };

/**
 * Makes each built page arrive in one flight: its styles stand in the page, without the rules for
 * components it does not show, and the scripts that Astro repeats on every page become one file.
 * The hashes of the content security policy are those of what is left inline.
 */
export function finishPages(): AstroIntegration {
  return {
    name: 'finish-pages',
    hooks: {
      'astro:build:done': ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const pickStyles = createStylePicker((href) => readFileSync(join(root, href), 'utf8'));
        const trim = createPropertyTrimmer(findReservedProperties(join(root, '_astro')));
        const pages = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
        for (const name of pages) {
          const path = join(root, name);
          writeFileSync(
            path,
            finishPage(readFileSync(path, 'utf8'), pickStyles, (source) => writeShared(root, source), trim),
          );
        }
        logger.info(`${pages.length} pages finished.`);
      },
    },
  };
}

/**
 * The finished page.
 *
 * @param pickStyles gives the rules of some style sheets that a page needs
 * @param share stores a script and gives the address it can be loaded from
 * @param trim makes all the styles of a page shorter
 */
export function finishPage(
  html: string,
  pickStyles: (hrefs: string[], html: string) => string,
  share: (source: string) => string,
  trim: (css: string) => string = (css) => css,
): string {
  const hrefs: string[] = [];
  const inlineStyles = new Set<string>();
  const sharedScripts: string[] = [];
  const endOfHead = html.indexOf('</head>');
  let page = html
    .replace(/<link rel="stylesheet" href="(\/[^"]+)">/g, (_, href: string) => {
      hrefs.push(href);
      return '';
    })
    // One element needs one hash. Astro puts one of them into the body, where none is allowed.
    .replace(/<style>([^<]*)<\/style>/g, (_, css: string) => {
      inlineStyles.add(css);
      return '';
    })
    .replace(/<script>([^<]*(?:<(?!\/script>)[^<]*)*)<\/script>/g, (whole, source: string, place: number) => {
      if (source.length <= (place < endOfHead ? longestInlineScript.head : longestInlineScript.body)) return whole;
      sharedScripts.push(source);
      return '';
    });
  if (sharedScripts.length > 0) {
    // One file keeps their order: Astro's later scripts build on its earlier ones.
    page = page.replace('</head>', () => `<script src="${share(sharedScripts.join('\n;\n'))}" async></script></head>`);
  }
  const css = trim([...inlineStyles, pickStyles(hrefs, page)].join(''));
  page = page.replace('</head>', () => `<style>${css}</style></head>`);
  return withHashes(withShortMarks(withoutOptions(page)));
}

/** Takes away the options of islands that have none: Astro writes the name of the component there. */
function withoutOptions(html: string): string {
  return html.replace(/ opts="\{&quot;name&quot;:&quot;\w+&quot;,&quot;value&quot;:true\}"/g, ' opts="{}"');
}

/** Gives the marks by which styles find their components names of a few letters; they stand on every element. */
function withShortMarks(html: string): string {
  const names = new Map<string, string>();
  return html.replace(/data-astro-cid-\w+/g, (mark) => {
    const name = names.get(mark) ?? `data-s${names.size.toString(36)}`;
    names.set(mark, name);
    return name;
  });
}

function withHashes(html: string): string {
  const hashesOf = (pattern: RegExp) =>
    [...new Set([...html.matchAll(pattern)].map(([, source = '']) => `'${toCspHash(source)}'`))].join(' ');
  const scripts = hashesOf(/<script(?:(?! src=| type="application\/ld\+json")[^>])*>([\s\S]*?)<\/script>/g);
  const styles = hashesOf(/<style[^>]*>([\s\S]*?)<\/style>/g);
  return html.replace(/(<meta http-equiv="content-security-policy" content=")([^"]*)"/, (_, start: string, policy: string) => {
    const directives = policy
      .replaceAll(/ 'sha256-[^']+'/g, '')
      .replace(/script-src ([^;]*)/, `script-src $1 ${scripts}`)
      .replace(/style-src ([^;]*)/, `style-src $1 ${styles}`);
    return `${start}${directives}"`;
  });
}

function writeShared(root: string, source: string): string {
  const href = `/_astro/shared.${createHash('sha256').update(source).digest('hex').slice(0, 10)}.js`;
  writeFileSync(join(root, href), source);
  return href;
}
