/** The terms of the site in both languages, which the check and the document for translators read. */
export const glossaryFile = new URL('./glossary.yaml', import.meta.url);
