import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import type { Language } from '../../../packages/i18n/languages.ts';

/** The page that a component is on, and what is inside the component. */
interface Place {
  language?: Language;
  path?: string;
  listPage?: App.Locals['page']['listPage'];
  inside?: string;
}

/** The HTML of a component on a page: in English, at `/about`, when nothing else is said. */
export async function renderOnPage(
  component: Parameters<AstroContainer['renderToString']>[0],
  props: Record<string, unknown> = {},
  { language = 'en', path = '/about', listPage, inside }: Place = {},
  container = AstroContainer.create(),
): Promise<string> {
  const page = { language, wordsLanguage: language, path, title: 'About', listPage };
  return (await container).renderToString(component, {
    props,
    slots: inside === undefined ? {} : { default: inside },
    locals: { page },
  });
}
