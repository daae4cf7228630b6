import { expect, test } from 'vitest';
import type { Document } from 'yaml';
import { check, expectFaults, fault, type Files, notice, page, settingsWith } from './fixture.ts';

const footer = 'footer:\n  - label: { en: Links, hi: लिंक }\n    items:\n      - page: home\n';

function checkSettings(change: (settings: Document) => void): {
  messages: string[];
  lineOf: (start: string) => number;
} {
  const text = settingsWith(change);
  const lineOf = (start: string) =>
    text.split('\n').findIndex((line) => line.trimStart().startsWith(start)) + 1;
  return { messages: check({ 'settings.yaml': text }).messages, lineOf };
}

function checkMenu(main: string, files: Files = {}): string[] {
  return check({ ...files, 'navigation.yaml': `main:\n${main}${footer}` }).messages;
}

test.each([
  ['title: Notice: closed', 2, 'a value contains a colon', '"Office: closed on Friday"'],
  [
    'title: Notice\nsummary: "never closed',
    3,
    'a quotation mark is opened and not closed',
    'end of the value',
  ],
  [
    "title: 'it's closed'",
    2,
    'there is something after the closing quotation mark',
    'between the marks',
  ],
  ['title: Notice\ntitle: Notice', 3, 'the field title is there twice', 'Delete one'],
  ['title: Notice\n\tdate: 2026-11-18', 3, 'there is a tab at the beginning of the line', 'Spaces'],
  [
    'title: Notice\n  date: 2026-11-18',
    3,
    'the line begins with too many or too few spaces',
    'No space before',
  ],
  [
    '  title: Notice\ndate: 2026-11-18',
    3,
    'the line begins with too many or too few spaces',
    'No space before',
  ],
  ['title Notice\ndate: 2026-11-18', 2, 'this line is not a field', '`name: value`'],
  ['title:Notice\ndate: 2026-11-18', 2, 'there is no space after the colon', '`name: value`'],
  [
    'allowedWords: [one, two\ndate: 2026-11-18',
    3,
    'a list or group in brackets is not written correctly',
    'Commas',
  ],
  ['allowedWords: - one', 2, 'a list begins on the line of its field', 'below the name'],
  [
    'title: @office',
    2,
    'a value begins with a sign that has a meaning of its own: @',
    'quotation marks',
  ],
  [
    'title: !important Notice',
    2,
    'a value begins with a sign that has a meaning of its own: !',
    'quotation marks',
  ],
  [
    'title: *Notice',
    2,
    'a value begins with a sign that has a meaning of its own: *',
    'quotation marks',
  ],
  ['title: "C:\\papers"', 2, 'a backslash…', 'Single quotation marks'],
])(
  'what is wrong with the fields themselves is told in plain words, with its line: %j (CONT-1)',
  (fields, line, problem, hint) => {
    const { messages } = check({ 'notices/closed/en.mdx': `---\n${fields}\n---\n` });
    expectFaults(messages, [
      fault(`notices/closed/en.mdx, line ${line}`, `fields: ${problem}`, hint),
    ]);
  },
);

test('what the parser does not name has a general message with its line', () => {
  const { messages } = check({ 'notices/closed/en.mdx': '---\ntitle: Notice\n- one\n---\n' });
  expectFaults(messages, [fault('notices/closed/en.mdx', 'fields: …', '`name: value`')]);
});

test('a syntax error in the settings is reported like any other', () => {
  expectFaults(check({ 'settings.yaml': 'site: "https://www.ifsf.example\n' }).messages, [
    fault('settings.yaml', 'fields: …'),
  ]);
});

test('an address that is not https is refused in the settings', () => {
  const { messages, lineOf } = checkSettings((settings) => {
    settings.setIn(['site'], 'http://www.ifsf.example');
  });
  expectFaults(messages, [
    fault(
      `settings.yaml, line ${lineOf('site:')}`,
      'site: "http://www.ifsf.example" is not an address that begins with https://',
      'Example:  site: https://www.ifsf.example',
    ),
  ]);
});

test('a setting with a wrong choice is reported with the allowed choices', () => {
  const { messages, lineOf } = checkSettings((settings) => {
    settings.setIn(['visitorLookup', 'mode'], 'sometimes');
  });
  expectFaults(messages, [
    fault(
      `settings.yaml, line ${lineOf('mode:')}`,
      'visitorLookup.mode: "sometimes" is not one of: automatic, on-request, off',
    ),
  ]);
});

test('a setting that lacks a language is refused', () => {
  const { messages } = checkSettings((settings) => {
    settings.deleteIn(['name', 'hi']);
  });
  expectFaults(messages, [
    fault('settings.yaml', 'name.hi: this field is missing', 'Example:  name: {"en":'),
  ]);
});

test('a group of settings that is missing is explained', () => {
  const { messages } = checkSettings((settings) => {
    settings.deleteIn(['contact']);
  });
  expectFaults(messages, [fault('settings.yaml', 'contact: this field is missing')]);
});

/** What the settings must say of a portal. */
const portal = {
  login: 'https://portal.ifsf.example/login',
  certificateView: 'https://portal.ifsf.example/certificates',
};

test('an unknown setting is reported with the allowed names', () => {
  const { messages, lineOf } = checkSettings((settings) => {
    const register = 'https://portal.ifsf.example/register';
    settings.setIn(['portal'], settings.createNode({ ...portal, register }));
  });
  expectFaults(messages, [
    fault(
      `settings.yaml, line ${lineOf('register:')}`,
      'portal.register: there is no field of this name',
      'login, ours, api, applications, messages, dkimSelector, certificateView',
    ),
  ]);
});

test('the portal of the site needs an address', () => {
  const { messages } = checkSettings((settings) => {
    settings.setIn(['portal'], settings.createNode({ ...portal, ours: true }));
  });
  expectFaults(messages, [
    fault('settings.yaml', 'portal.ours: the portal of the site needs an address'),
  ]);
});

test('a redirect must lead to a page (NAV-7)', () => {
  const { messages } = checkSettings((settings) => {
    settings.setIn(['redirects'], [{ from: '/old', to: '/nowhere' }]);
  });
  expectFaults(messages, [
    fault('settings.yaml', 'redirects.0.to: the link /nowhere leads nowhere'),
  ]);
});

test('a link may lead to a redirect', () => {
  const settings = settingsWith((document) => {
    document.setIn(['redirects'], [{ from: '/old', to: '/' }]);
  });
  const { messages } = check({
    'settings.yaml': settings,
    'notices/closed/en.mdx': notice({ link: '/old' }),
  });
  expect(messages).toEqual([]);
});

test('a menu with items and sections of existing pages is accepted', () => {
  const menu =
    '  - page: home\n  - label: { en: About, hi: परिचय }\n    path: /about\n    items:\n      - page: sample\n';
  expect(checkMenu(menu, { 'pages/sample/en.mdx': page() })).toEqual([]);
});

test('a menu item whose page does not exist is reported with what was expected (CONT-1)', () => {
  expectFaults(checkMenu('  - page: home\n  - page: hoem\n'), [
    fault(
      'navigation.yaml, line 3',
      'main.1.page: "hoem" is not a folder in src/content/pages',
      'Example:  ',
    ),
  ]);
});

test('an item of a section whose page does not exist is reported with what was expected (CONT-1)', () => {
  expectFaults(
    checkMenu(
      '  - label: { en: About, hi: परिचय }\n    path: /about\n    items:\n      - page: hoem\n',
    ),
    [
      fault(
        'navigation.yaml, line 5',
        'main.0.items.0.page: "hoem" is not a folder in src/content/pages',
        'Example:  ',
      ),
    ],
  );
});

test('a section without its Hindi label is reported (CONT-1)', () => {
  expectFaults(
    checkMenu('  - label: { en: About }\n    path: /about\n    items:\n      - page: home\n'),
    [fault('navigation.yaml, line 2', 'main.0…', 'Example:  ')],
  );
});

test('a label has the room of a menu title: in an item, of a section and of a column of the footer', () => {
  const long = `{ en: ${'a'.repeat(41)}, hi: परिचय }`;
  const main = `  - page: home\n    label: ${long}\n  - label: ${long}\n    path: /about\n    items:\n      - page: home\n`;
  const { messages } = check({
    'navigation.yaml': `main:\n${main}${footer.replace(/\{.*\}/, long)}`,
  });
  const tooLong = (place: string) =>
    fault('navigation.yaml', `${place}.label.en: it is too long: 41 characters, at most 40`);
  expectFaults(
    messages.filter((message) => message.includes('too long')),
    ['main.0', 'main.1', 'footer.0'].map(tooLong),
  );
});

test('a section with an invalid path is reported (CONT-1)', () => {
  expectFaults(
    checkMenu(
      '  - label: { en: About, hi: परिचय }\n    path: about\n    items:\n      - page: home\n',
    ),
    [
      fault(
        'navigation.yaml, line 3',
        'main.0.path: "about" is not written in the right way',
        'Example:  ',
      ),
    ],
  );
});

test('a misspelt field of a menu item is reported with the allowed names (CONT-1)', () => {
  expectFaults(checkMenu('  - page: home\n    lable: { en: Start, hi: आरंभ }\n'), [
    fault('navigation.yaml, line 3', 'main.0.lable: there is no field of this name', 'page, label'),
  ]);
});

test('a column of the footer is checked like the menu', () => {
  const { messages } = check({
    'navigation.yaml': `main:\n  - page: home\n${footer.replace('page: home', 'page: hoem')}`,
  });
  expectFaults(messages, [
    fault(
      'navigation.yaml, line 6',
      'footer.0.items.0.page: "hoem" is not a folder in src/content/pages',
      'Example:  page: ',
    ),
  ]);
});
