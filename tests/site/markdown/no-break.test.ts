import { markdownToHtml } from 'satteri';
import { expect, test } from 'vitest';
import { noBreakSpaces } from '../../../src/markdown/no-break.ts';

test.each([
  ['by 6 PM IST, at 18 per cent', 'by 6_PM IST, at 18_per cent'],
  ['S.O. 1994(E), section 9 and the Act 32', 'S.O._1994(E), section_9 and the Act_32'],
  ['शाम 6 बजे तक, 30 दिन के भीतर', 'शाम 6_बजे तक, 30_दिन के भीतर'],
  ['धारा 9 और ₹ 25,000', 'धारा_9 और ₹_25,000'],
  ['2 दिनों में, 5 PMs, the intersection 4', '2 दिनों में, 5 PMs, the intersection 4'],
])('numbers stay beside their units: %s', (text, expected) => {
  const { html } = markdownToHtml(text, { hastPlugins: [noBreakSpaces] });
  expect(html.replaceAll('\u00a0', '_')).toContain(`<p>${expected}</p>`);
});
