import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { signCertificate } from '../../../packages/certificates/office/keys/sign-certificate.ts';
import { printCertificate } from '../../../packages/certificates/print/document.ts';
import { createKey, details, issuer } from '../shared/test-issuer.ts';
import { readPdfText } from '../../support/pdf.ts';
import { organisation } from '../../documents/organisation.ts';

/** The longest names that the settings accept, of 48 characters. */
const names = {
  en: 'All India Council of Skill Gaming Operators West',
  hi: 'अखिल भारतीय कौशल खेल संचालक परिषद – पश्चिम क्षेत',
};

test.each(['en', 'hi'] as const)(
  'a certificate in %s names who issued it, on one page with the longest name',
  async (language) => {
    expect(names[language]).toHaveLength(48);
    const token = await signCertificate(
      { ...details, name: 'Boundary Pathshala Private Limited' },
      issuer,
      await createKey('2026-1'),
      Math.floor(Date.now() / 1000),
    );
    const publisher = { ...organisation, name: names[language], otherNames: [names.en] };
    const pdf = await printCertificate(token, language, { issuer, organisation: publisher });
    expect((await PDFDocument.load(pdf)).getPageCount()).toBe(1);
    if (language === 'en')
      expect(await readPdfText(pdf)).toContain(`The ${names.en} certifies that`);
  },
);
