import { expect, it } from 'vitest';
import { pastedMarkdown } from '../../../../packages/desk/page/paste/pasted-markdown.ts';

/** As Word writes an item of a list. */
const item = (mark: string, words: string, level = 1) =>
  `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${mark}<span>&nbsp;&nbsp; </span></span>${words}</p>`;

it('makes headings, paragraphs, bold words and links of a text from Word', () => {
  const html = `<html><body><!--StartFragment--><h1>Office <b>hours</b></h1>
    <p class=MsoNormal>Come <b>before noon</b>, see <a href="https://www.ifsf.example/hours">the hours</a>.<o:p></o:p></p>
    <p style='mso-outline-level:2'>On holidays</p><p>Closed.</p></body></html>`;
  expect(pastedMarkdown(html, '')).toBe(
    '## Office hours\n\nCome **before noon**, see [the hours](https://www.ifsf.example/hours).\n\n### On holidays\n\nClosed.',
  );
});

it('makes lists of paragraphs with a mark, one in the other', () => {
  const html = `<p>Bring:</p>${item('·', 'a letter')}${item('o', 'signed', 2)}${item('·', 'a photograph')}<p>Then:</p>${item('1.', 'wait')}${item('2.', 'pay')}`;
  expect(pastedMarkdown(html, '')).toBe(
    'Bring:\n\n- a letter\n  - signed\n- a photograph\n\nThen:\n\n1. wait\n2. pay',
  );
});

it('makes a list of paragraphs that begin with a bullet', () => {
  expect(pastedMarkdown('<p>Bring:</p><p>• a letter</p><p>•&nbsp;a photograph</p>', '')).toBe(
    'Bring:\n\n- a letter\n- a photograph',
  );
  expect(pastedMarkdown('', 'Bring:\r\n· a letter\r\n• a photograph')).toBe(
    'Bring:\n\n- a letter\n- a photograph',
  );
});

it('makes a table', () => {
  const html = `<table><tr><td><p>Day</p></td><td><p>Hours</p></td></tr><tr><td><p>Monday</p></td><td><p>9 | 17</p></td></tr></table>`;
  expect(pastedMarkdown(html, '')).toBe('| Day | Hours |\n| - | - |\n| Monday | 9 \\| 17 |');
});

it('knows what is bold in Google Docs', () => {
  const html = `<b style="font-weight:normal"><p><span style="font-weight:400">Come </span><span style="font-weight:700">early</span></p></b>`;
  expect(pastedMarkdown(html, '')).toBe('Come **early**');
});

it('writes no component and no expression', () => {
  expect(pastedMarkdown('<p>Use <b>{name}</b> &lt;Note></p>', '')).toBe(
    'Use **\\{name\\}** \\<Note>',
  );
});

it('leaves plain text and what the desk itself copied as it is', () => {
  expect(pastedMarkdown('', '<Note>\n\nBring a letter.\n\n</Note>')).toBe(
    '<Note>\n\nBring a letter.\n\n</Note>',
  );
});
