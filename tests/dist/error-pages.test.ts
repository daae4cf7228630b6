import { expect, test } from 'vitest';
import { toLocalPath } from '../../packages/base/shared/paths.ts';
import { languages } from '../../packages/i18n/languages.ts';
import { getTranslator } from '../../packages/i18n/strings.ts';
import { findRoute, readTags } from '../support/built-site.ts';

const pages = languages.flatMap((language) =>
  (['404', '500', 'maintenance'] as const).map((kind) => ({
    path: toLocalPath(`/error/${kind}`, language),
    kind,
    language,
  })),
);

test.each(pages)(
  '$path says what happened, what one can do and where to go',
  ({ path, kind, language }) => {
    const t = getTranslator(language);
    const main = readTags(findRoute(path)).find(({ name }) => name === 'main');
    expect(main?.text).toContain(t(`error.${kind}.message`));
    const items = main?.tags.filter(({ name }) => name === 'li').map(({ text }) => text.trim());
    for (const advice of t(`error.${kind}.suggestions`).split('|'))
      expect(items).toContain(advice.trim());
    const targets = main?.tags.map(({ attributes }) => attributes.href);
    for (const target of ['/', '/contact', '/resources/news'])
      expect(targets).toContain(toLocalPath(target, language));
  },
);
