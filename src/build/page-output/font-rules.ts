import postcss from 'postcss';

/**
 * Takes the rules for font files out of the styles of a font. Rules for fonts of the device stay.
 *
 * @example splitFontRules('@font-face{src:url(a)}p{color:red}') // { css: 'p{color:red}', fonts: '@font-face{src:url(a)}' }
 */
export function splitFontRules(css: string): { css: string; fonts: string } {
  // Only styles that begin so are those of fonts, and parsing all of them would take long.
  if (!css.trimStart().startsWith('@font-face')) return { css, fonts: '' };
  const root = postcss.parse(css);
  const fonts: string[] = [];
  root.walkAtRules('font-face', (rule) => {
    if (!rule.nodes?.some((node) => node.type === 'decl' && node.prop === 'src' && node.value.includes('url('))) return;
    fonts.push(rule.toString());
    rule.remove();
  });
  return { css: root.toString(), fonts: fonts.join('') };
}
