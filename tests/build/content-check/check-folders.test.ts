import { test } from 'vitest';
import { check, expectFaults, fault, notice, noticeInHindi, page, pageInHindi } from './fixture.ts';

test.each(['Office-Closed', 'office closed', 'कार्यालय-बंद', 'office_closed'])(
  'a folder may not be called %s, which is not a valid address',
  (name) => {
    const { messages } = check({
      [`notices/${name}/en.mdx`]: notice(),
      [`notices/${name}/hi.mdx`]: noticeInHindi(),
    });
    expectFaults(messages, [
      fault(
        `notices/${name}`,
        'folder: the name of the folder can’t be an address',
        'such as office-closed',
      ),
    ]);
  },
);

test.each(['en.md', 'EN.mdx', 'english.mdx'])(
  'an entry whose only file is called %s is reported with the right name, not silently left out',
  (name) => {
    const { messages } = check({ [`notices/closed/${name}`]: notice() });
    expectFaults(messages, [
      fault(
        `notices/closed/${name}`,
        'file name: the site does not read a file of this name',
        'Rename it to en.mdx',
      ),
    ]);
  },
);

test('two entries at one address are reported', () => {
  const { messages } = check({
    'notices/closed/en.mdx': notice(),
    'notices/closed/hi.mdx': noticeInHindi(),
    'pages/notices/closed/en.mdx': page(),
    'pages/notices/closed/hi.mdx': pageInHindi(),
  });
  expectFaults(messages, [
    fault(
      'notices/closed',
      'folder: its address /notices/closed is already used by pages/notices/closed',
    ),
  ]);
});
