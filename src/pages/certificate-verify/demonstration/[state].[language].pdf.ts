import type { APIRoute } from 'astro';
import { isLanguage, languages } from '@federation/i18n/languages';
import { printCertificate } from '@federation/certificates/print/document';
import { examples } from '../../../data/demonstration.ts';
import { createOrganisation } from '@federation/documents/typst/organisation';
import { issuer } from '../../../data/issuer.ts';
import { settings } from '../../../data/settings.ts';

/** The demonstration certificates as the office would print them, in each language. */
export const getStaticPaths = () =>
  examples.flatMap(({ state }) => languages.map((language) => ({ params: { state, language } })));

export const GET: APIRoute = async ({ params: { state, language } }) => {
  const example = examples.find((one) => one.state === state);
  if (!example || !isLanguage(language)) return new Response(null, { status: 404 });
  const pdf = await printCertificate(example.token, language, {
    issuer,
    organisation: createOrganisation(settings, language),
  });
  return new Response(new Uint8Array(pdf), { headers: { 'Content-Type': 'application/pdf' } });
};
