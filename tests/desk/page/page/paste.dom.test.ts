import { expect, it, vi } from 'vitest';
import { pastedMarkdown } from '../../../../packages/desk/page/paste/pasted-markdown.ts';

const toText = (html: string, plain = '') => pastedMarkdown(html, plain).text;

/** As Word writes an item of a list. */
const item = (mark: string, words: string, level = 1) =>
  `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${mark}<span>&nbsp;&nbsp; </span></span>${words}</p>`;

it('makes headings, paragraphs, bold words and links of a text from Word', () => {
  const html = `<html><body><!--StartFragment--><h1>Office <b>hours</b></h1>
    <p class=MsoNormal>Come <b>before noon</b>, see <a href="https://www.ifsf.example/hours">the hours</a>.<o:p></o:p></p>
    <p style='mso-outline-level:2'>On holidays</p><p>Closed.</p></body></html>`;
  expect(toText(html)).toBe(
    '## Office hours\n\nCome **before noon**, see [the hours](https://www.ifsf.example/hours).\n\n### On holidays\n\nClosed.',
  );
});

it('makes lists of paragraphs with a mark, one in the other', () => {
  const html = `<p>Bring:</p>${item('·', 'a letter')}${item('o', 'signed', 2)}${item('·', 'a photograph')}<p>Then:</p>${item('1.', 'wait')}${item('2.', 'pay')}`;
  expect(toText(html)).toBe(
    'Bring:\n\n- a letter\n  - signed\n- a photograph\n\nThen:\n\n1. wait\n2. pay',
  );
});

it('makes a list of paragraphs that begin with a bullet', () => {
  expect(toText('<p>Bring:</p><p>• a letter</p><p>•&nbsp;a photograph</p>')).toBe(
    'Bring:\n\n- a letter\n- a photograph',
  );
  expect(toText('', 'Bring:\r\n· a letter\r\n• a photograph')).toBe(
    'Bring:\n\n- a letter\n- a photograph',
  );
});

it.each([
  ['bold words of Word', `Come <b style='mso-bidi-font-weight:normal'>early</b>`, 'Come **early**'],
  [
    'words that are bold in Arabic',
    `<span style='mso-bidi-font-weight:bold'>early</span>`,
    'early',
  ],
  ['lines of a heading', '</p><h1>Office<br>hours</h1>', '## Office hours'],
  ['a heading without words', 'a</p><h1><img></h1><p>b', 'a\n\nb'],
  ['hidden words', 'seen<span style="display:none">hidden</span>', 'seen'],
  [
    'footnotes of Word',
    'a<a href="#_ftn1">[1]</a></p><div style="mso-element:footnote-list"><br clear=all><hr><p><a href="#_ftnref1">[1]</a> b',
    'a\\[1]\n\n\\[1] b',
  ],
])('reads %s', (_, html, expected) => {
  expect(toText(`<p>${html}</p>`)).toBe(expected);
});

it('makes a table, with each row on one line', () => {
  const list = `<td>${item('1.', 'a')}${item('2.', 'b')}</td><td><ul><li>c<table><tr><td>d</td></tr></table></li></ul></td>`;
  expect(toText(`<table><tr><td>Day</td><td>Hours<br>open</td></tr><tr>${list}</tr></table>`)).toBe(
    '| Day | Hours open |\n| - | - |\n| 1. a 2. b | c d |',
  );
  const html = `<table><tr><td><p>Day</p></td><td><p>Hours</p></td></tr><tr><td><p>Monday</p></td><td><p>9 | 17</p></td></tr></table>`;
  expect(toText(html)).toBe('| Day | Hours |\n| - | - |\n| Monday | 9 \\| 17 |');
});

it('knows what is bold and italic in Google Docs', () => {
  const html = `<b style="font-weight:normal"><p><span style="font-weight:400">Come </span><span style="font-weight:700">early</span> <span style="font-style:italic">or</span> <span style="font-style:italic;font-weight:700">late</span></p></b>`;
  expect(toText(html)).toBe('Come **early** *or* ***late***');
});

it('writes no component and no expression', () => {
  expect(toText('<p>Use <b>{name}</b> &lt;Note></p>')).toBe('Use **\\{name\\}** \\<Note>');
});

it('leaves plain text and what the desk itself copied as it is', () => {
  expect(toText('', '<Note>\n\nBring a letter.\n\n</Note>')).toBe(
    '<Note>\n\nBring a letter.\n\n</Note>',
  );
});

/** An item of Google Docs, with the type of its number. */
const docsItem = (words: string, type = 'decimal') =>
  `<li style="list-style-type:${type}"><p><span>${words}</span></p></li>`;

it.each([
  [
    'goes on after a paragraph',
    `${item('1.', 'a')}<p>Then:</p>${item('2.', 'b')}${item('3.', 'c')}`,
    '1. a\n\nThen:\n\n2. b\n3. c',
  ],
  ['goes on after a gap', `<ol><li>a</li><li value="4">b</li></ol>`, '1. a\n\n4) b'],
  ['letters', item('(a)', 'one') + item('(b)', 'two'), '(a) one\n\n(b) two'],
  ['Hindi letters', item('(क)', 'एक') + item('(ख)', 'दो'), '(क) एक\n\n(ख) दो'],
  ['Hindi digits', item('१.', 'एक') + item('२.', 'दो'), '१. एक\n\n२. दो'],
  [
    'clauses inside numbers',
    item('1.', 'a') + item('1.1.', 'b', 2) + item('1.2.', 'c', 2) + item('2.', 'd'),
    '1. a\n\n   1.1. b\n\n   1.2. c\n\n2. d',
  ],
  [
    'letters inside letters',
    item('A.', 'a') + item('i.', 'b', 2) + item('B.', 'c'),
    '- A. a\n\n  i. b\n\n- B. c',
  ],
  [
    'an indented paragraph of an item',
    `<p style='margin-left:18pt;mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1.</span>a</p><p style='margin-left:18pt'>more</p><p style='margin-left:18pt;mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>2.</span>b</p>`,
    '1. a\n\n   more\n\n2. b',
  ],
  [
    'a heading',
    `<h1><span style='mso-list:Ignore'>2.<span>&nbsp; </span></span>Fees</h1>`,
    '## 2. Fees',
  ],
  [
    'LibreOffice',
    '<ol start="3"><li><p>a</p></li></ol><ol type="a"><li><p>b</p></li></ol>',
    '3. a\n\na. b',
  ],
  ['roman numbers', '<ol type="I" start="4"><li>a</li><li>b</li></ol>', 'IV. a\n\nV. b'],
  [
    'Google Docs',
    `<ol>${docsItem('One')}<ol>${docsItem('a', 'lower-alpha')}${docsItem('b', 'lower-alpha')}</ol>${docsItem('Two')}</ol><p>And:</p><ol start="3">${docsItem('Three')}</ol>`,
    '1. One\n\n   a. a\n\n   b. b\n\n2. Two\n\nAnd:\n\n3. Three',
  ],
  [
    'bullets of Google Docs',
    `<ul>${docsItem('One', 'disc')}<ul>${docsItem('Nested', 'circle')}</ul>${docsItem('Two', 'disc')}</ul>`,
    '- One\n  - Nested\n- Two',
  ],
  [
    'Word for the web',
    [1, 2, 1]
      .map(
        (level, index) =>
          `<div class="ListContainerWrapper"><ol start="${[1, 1, 2][index]}"><li data-aria-level="${level}"><p>${level}</p></li></ol></div>`,
      )
      .join(''),
    '1. 1\n   1. 2\n2. 1',
  ],
  [
    'items of Word inside one another',
    `<ul><li style='mso-list:l0 level1'>a<ul><li style='mso-list:l0 level2'>b</li></ul></li></ul>`,
    '- a\n  - b',
  ],
  [
    'lists that follow one another',
    '<ul><li>a</li></ul><ul><li>b</li></ul><ol><li>c</li></ol><ol start=2><li>d</li></ol>',
    '- a\n- b\n\n1. c\n2. d',
  ],
  ['empty items', '<ol><li></li><li>b</li></ol><ul><li>c</li><li> </li></ul>', '2. b\n\n- c'],
  [
    'done tasks',
    '<ul><li aria-checked="true"><p><span style="text-decoration:line-through">a</span></p></li></ul>',
    '- a',
  ],
])('keeps the numbers and the depth of lists: %s', (_, html, expected) => {
  expect(toText(html)).toBe(expected);
});

it.each([
  ['<b>Note: </b>The office', '**Note:** The office'],
  ['<b>Note:</b>The office', '**Note**:The office'],
  ['<b>Note</b><b>: </b>The office', '**Note:** The office'],
  ['<b>अध्यक्ष:</b>नाम', '**अध्यक्ष**:नाम'],
  ['यह <b>“नियम”</b>है', 'यह **“नियम**”है'],
  ['<b>&nbsp;</b>', ''],
  ['&nbsp;&nbsp;one<br>&nbsp;two', 'one\\\ntwo'],
  ['<i>a <b>b</b> </i>c', '*a* ***b*** c'],
  ['a<i>b</i><b>c</b>d', 'a*b***c**d'],
  ['<b>a<i>b</i></b>c', '**a*b***c'],
  ['<b>a</b>🙂<i> b</i>', '**a**🙂 *b*'],
  ['<b>🙂</b>a', '🙂a'],
  ['see<b><a href="https://a.example/">this</a></b>now', 'see[this](https://a.example/)now'],
])('writes no character reference for %s', (html, expected) => {
  expect(toText(`<p>${html}</p>`)).toBe(expected);
});

it.each([
  '<p>Fee <del>₹100</del><ins>₹200</ins></p>',
  '<p>Fee <strike>₹100</strike><s>!</s>₹200</p>',
  '<p>Fee <span style="text-decoration:line-through">₹100</span>₹200</p>',
  '<style>.gone\n{text-decoration:line-through}</style><p>Fee <span class="gone">₹100</span>₹200</p>',
  '<p>Fee <span class="msoDel">₹100</span>₹200<span class="MsoCommentReference">[SM1]</span></p><div style="mso-element:comment-list"><p>Check!</p></div>',
])('leaves out deleted words and comments, and says so: %s', (html) => {
  expect(pastedMarkdown(`<h1>Fees</h1>${html}`, '')).toEqual({
    text: '## Fees\n\nFee ₹200',
    note: 'paste.leftOut',
  });
});

it('says that it pastes plain text when it can’t read the format', () => {
  vi.spyOn(Document.prototype, 'createTreeWalker').mockImplementationOnce(() => {
    throw new Error('unknown');
  });
  expect(pastedMarkdown('<h1>Fees</h1>', 'Fees')).toEqual({ text: 'Fees', note: 'paste.unread' });
  expect(pastedMarkdown('', '')).toEqual({ text: '', note: 'paste.unread' });
});
