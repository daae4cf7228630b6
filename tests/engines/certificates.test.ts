import { join } from 'node:path';
import { describe } from 'vitest';
import { createExampleNumber } from '../../packages/certificates/shared/number.ts';
import { toLocalPath } from '../../packages/base/shared/paths.ts';
import { settings } from '../../src/data/settings.ts';
import { languages } from '../../packages/i18n/languages.ts';
import { getIslandTexts } from '../../packages/i18n/strings.ts';
import { dist } from '../support/built-site.ts';
import { test } from './journey.ts';

const exampleNumber = createExampleNumber({ product: settings.certificatePrefix });

/** The valid demonstration certificate, as its member would have it. */
const printed = (language: string) =>
  join(dist, 'certificate-verify/demonstration', `valid.${language}.pdf`);

describe.each(languages)('In %s', (language) => {
  const { certificateVerifier: text, certificateResult: result } = getIslandTexts(language);
  const byNumber = toLocalPath('/certificate-verify#manual', language);
  const byUpload = toLocalPath('/certificate-verify#upload', language);

  test('a certificate is verified by its number', async ({ visitor }) => {
    await visitor.enter(byNumber, language);
    await visitor.fill(text.number.label, exampleNumber);
    await visitor.click({ role: 'button', name: text.number.verify });
    await visitor.expectFocus({ role: 'heading', name: result.headings.example });
    await visitor.expectText(
      { role: 'region', name: result.headings.example },
      result.example.name,
    );
  });

  test('a certificate is verified by its PDF, and a file of another type is refused', async ({
    visitor,
  }) => {
    await visitor.enter(byUpload, language);
    await visitor.upload(text.upload.label, join(dist, 'robots.txt'));
    await visitor.click({ role: 'button', name: text.upload.process });
    await visitor.expectSeen({ text: text.upload.errors.type });
    await visitor.upload(text.upload.label, printed(language));
    await visitor.click({ role: 'button', name: text.upload.process });
    await visitor.expectFocus({ role: 'heading', name: result.headings.valid });
    await visitor.expectSeen({ text: result.methods.attachment });
  });
});
