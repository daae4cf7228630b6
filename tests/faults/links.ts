import { notice, page } from '../build/content-check/fixture.ts';
import type { SownFault } from './sown-fault.ts';

export const sown: readonly SownFault[] = [
  {
    name: 'a link to a page that does not exist',
    files: { 'pages/sample/en.mdx': page('See [the address](/contact-us).\n') },
    finds: [{ message: 'linkLeadsNowhere', file: 'pages/sample/en.mdx', line: 5, field: 'text' }],
  },
  {
    name: 'a notice about a page that does not exist',
    files: { 'notices/closed/en.mdx': notice({ link: '/nowhere' }) },
    finds: [{ message: 'linkLeadsNowhere', file: 'notices/closed/en.mdx', line: 6, field: 'link' }],
  },
  {
    name: 'a link to a page of the site and to an address with https',
    files: { 'pages/sample/en.mdx': page('See [this page](/sample) and [another](https://example.org).\n') },
    finds: [],
  },
];
