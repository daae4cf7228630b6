import { isLanguage, type Language } from '../../i18n/languages.ts';
import { getDefinition } from '../../collections/index.ts';
import { pagedCollections } from '../../collections/paths.ts';
import { fold } from '../../core/search/fold.ts';
import { toKeywords } from '../../core/search/synonyms.ts';

/** A built page as the index takes it. */
export interface IndexedPage {
  /** The address of the page, with its language. */
  url: string;
  /** The page with marks for the index, its words as they were written. */
  content: string;
  /** The same with every word spelt as queries are, and with the words by which it should be found too. */
  folded: string;
}

/**
 * What the index takes of a built page: the text of `main` without menus, its type, year and
 * language. Undefined for a page that is not to be found, and for one that shows no translation yet.
 *
 * @param name the file below the folder of the built site, such as `hi/about/charter.html`
 */
export function toIndexedPage(name: string, html: string): IndexedPage | undefined {
  const [, language] = /<html lang="(\w+)"/.exec(html) ?? [];
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0];
  if (!main || !isLanguage(language) || /<meta name="robots" content="noindex"/.test(html) || /<h1[^>]* lang=/.test(main)) return undefined;
  const url = `/${name.replace(/\.html$/, '').replace(/^index$/, '')}`;
  const path = url.replace(new RegExp(`^/${language}(?=/|$)`), '') || '/';
  const type = toType(path);
  const year = type === 'page' ? undefined : /<time[^>]* datetime="(\d{4})/.exec(main)?.[1];
  const marks = [`type:${type}`, `language:${language}`, ...(year ? [`year:${year}`] : [])]
    .map((filter) => `<span data-pagefind-filter="${filter}"></span>`)
    .join('');
  const body = main
    .replace('<main', '<main data-pagefind-body')
    .replace(/<(nav|footer|template|noscript)\b/g, '<$1 data-pagefind-ignore')
    // What stands on every page or record says nothing about this one.
    .replace(/<(div|p) class="(?=(?:tools|reviewed|demonstration)[ "])/g, '<$1 data-pagefind-ignore class="')
    .replace(/<span class="(?:mark|visually-hidden)"[^>]*>[^<]*<\/span>/g, '')
    // Labels stand side by side without a space between them.
    .replace(/<\/(span|time|dt)>|<\/(a)>(?=<a)/g, '$& ')
    .replace('</main>', '');
  const keywords = /<meta name="keywords" content="([^"]*)"/.exec(html)?.[1] ?? '';
  const names =
    type === 'page' ? meta('page', fold(`${readHeadings(main, 1)} ${keywords}`)) + meta('keywords', toPageKeywords(main, language)) : '';
  const document = (text: string, extra: string) => `<html lang="${language}"><body>${text}${marks}${extra}</main></body></html>`;
  return { url, content: document(body, ''), folded: document(foldText(body), names + meta('kind', typeWords[language][type] ?? '')) };
}

/** Words that name a kind of record, though its own page may not say them. */
const typeWords: Record<Language, Record<string, string>> = {
  en: {
    page: '',
    notices: 'notice circular announcement',
    orders: 'ombudsman order decision',
    judgments: 'judgment court case ruling',
    opinions: 'legal opinion advice',
    events: 'event',
    news: 'news',
    releases: 'press release',
    guidelines: 'guideline rules',
    publications: 'publication handbook study report',
    downloads: 'download form template document file',
    media: 'photograph video presentation gallery',
  },
  hi: {
    page: '',
    notices: 'सूचना परिपत्र',
    orders: 'लोकपाल आदेश',
    judgments: 'निर्णय फैसला न्यायालय',
    opinions: 'विधिक राय',
    events: 'कार्यक्रम',
    news: 'समाचार',
    releases: 'प्रेस विज्ञप्ति',
    guidelines: 'दिशानिर्देश नियम',
    publications: 'प्रकाशन पुस्तिका अध्ययन प्रतिवेदन',
    downloads: 'डाउनलोड प्रपत्र प्रारूप दस्तावेज़ फ़ाइल',
    media: 'फ़ोटो वीडियो प्रस्तुति गैलरी',
  },
};

/** Words that are searched as a field of their own, and that no result shows. */
function meta(name: string, words: string): string {
  return words ? `<p data-pagefind-meta="${name}">${words}</p>` : '';
}

function toPageKeywords(main: string, language: Language): string {
  return toKeywords(readHeadings(main, 1) + readHeadings(main, 2), language).join(' ');
}

function toType(path: string): string {
  return pagedCollections.find((collection) => path.startsWith(`${getDefinition(collection).pages?.root}/`) && !isListPage(path)) ?? 'page';
}

/** The pages that staff write below the address of the events; their lists are no events. */
function isListPage(path: string): boolean {
  return /^\/events\/(members-meet|conferences|workshops|archive)$/.test(path);
}

function readHeadings(main: string, level: 1 | 2): string {
  const headings = main.matchAll(new RegExp(`<h${level}[^>]*>([\\s\\S]*?)</h${level}>`, 'g'));
  return [...headings].map(([, text = '']) => `${text.replace(/<[^>]*>/g, ' ')} `).join(' ');
}

/** Folds what stands between the tags and leaves the tags alone. */
function foldText(html: string): string {
  return html.replace(/>([^<]+)/g, (_, text: string) => `>${fold(text)}`);
}
