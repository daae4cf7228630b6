import { routes } from '../../tests/support/built-site.ts';
import { judgePages } from '../support/judged-pages.ts';

judgePages(routes.map(({ path }) => path));
