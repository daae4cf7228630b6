import { lexer, tokenize, tokenTypes } from 'css-tree';

/** Pictures and fonts that are in the file, and parts of the drawing itself. */
const ownAddress = /^["']?\s*(?:#|data:image\/(?:png|jpe?g|gif|webp|avif)[;,]|data:font\/)/i;

/**
 * Functions of colours, shapes, movements and numbers. Every other function of CSS may load
 * something, or have one that does in it.
 */
const harmlessFunction =
  /^(?:(?:repeating-)?(?:linear|radial|conic)-gradient|rgba?|hsla?|hwb|(?:ok)?l(?:ab|ch)|(?:icc-)?color(?:-mix)?|var|calc|min|max|clamp|matrix(?:3d)?|(?:translate|scale|rotate|skew)(?:3d|[xyz])?|perspective|blur|brightness|contrast|drop-shadow|grayscale|hue-rotate|invert|opacity|saturate|sepia|polygon|circle|ellipse|inset|path|cubic-bezier|steps|format|local|not|is|nth-child|nth-of-type|lang)$/i;

const harmlessRule = /^@(?:media|supports|font-face|(?:-\w+-)?keyframes|charset)$/i;

/** Whether the value of an attribute is CSS, so that it can load something. */
export const isStyle = (attribute: string) =>
  attribute === 'style' || lexer.getProperty(attribute) !== null;

/**
 * The first thing in styles that loads something from elsewhere, or may; undefined where there is
 * none. Tokens are those of CSS Syntax Level 3, as in a browser.
 */
export function findLoading(css: string): string | undefined {
  // An escaped letter could hide an address, and no drawing needs one.
  const escaped = css.indexOf('\\');
  if (escaped >= 0) return css.slice(escaped, escaped + 8);
  const found: string[] = [];
  let isUrl = false;
  tokenize(css, (type, start, end) => {
    const token = css.slice(start, end);
    const { Function, Url, BadUrl, String, AtKeyword, WhiteSpace, Comment } = tokenTypes;
    if (type === WhiteSpace || type === Comment) return;
    const isOwn = (address: string) => ownAddress.test(address);
    if (
      type === BadUrl ||
      (type === Url && !isOwn(token.replace(/^url\(\s*/i, ''))) ||
      (isUrl && (type !== String || !isOwn(token))) ||
      (type === AtKeyword && !harmlessRule.test(token))
    )
      found.push(token);
    isUrl = type === Function && /^url\($/i.test(token);
    if (type === Function && !isUrl && !harmlessFunction.test(token.slice(0, -1)))
      found.push(token);
  });
  return found[0]?.slice(0, 40);
}
