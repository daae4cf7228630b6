import { expect, test } from 'vitest';
import { toPullRequestLink } from '../../../../packages/desk/server/host-links.ts';

const github = 'https://github.com/ifsf/site/compare/main...desk/asha-1?expand=1';
const gitlab =
  'https://gitlab.ifsf.example/web/public/site/-/merge_requests/new?merge_request%5Bsource_branch%5D=desk%2Fasha-1&merge_request%5Btarget_branch%5D=main';

test.each([
  ['git@github.com:ifsf/site.git', github],
  ['https://github.com/ifsf/site', github],
  ['https://asha:secret@github.com/ifsf/site.git', github],
  ['ssh://git@github.com/ifsf/site.git', github],
  ['git@gitlab.ifsf.example:web/public/site.git', gitlab],
  ['ssh://git@gitlab.ifsf.example:2222/web/public/site.git', gitlab],
  ['git@git.ifsf.example:site/web.git', undefined],
  ['/srv/git/site.git', undefined],
  ['../site.git', undefined],
  ['https://github.com/ifsf/site?x=<script>', github],
  ['javascript:alert(1)', undefined],
])('a branch links to the page for a pull request at %s', (address, link) => {
  expect(toPullRequestLink(address, 'desk/asha-1')).toBe(link);
});
