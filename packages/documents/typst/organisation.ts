import { languages, type Language } from '@federation/i18n/languages';
import { createPalette, type Palette } from '@federation/base/colours/palette';
import type { Settings } from '@federation/content-model/settings';

/** The publisher of a document, in its language. Templates read it as JSON. */
export interface Organisation {
  name: string;
  /** Its names in the other languages of the site. */
  otherNames: string[];
  /** The postal address, one line of the envelope a line. */
  address: string;
  email: string;
  phone: string;
  colours: Palette;
  /** The sentence that says it is not an office of the government. */
  notGovernment: string;
}

export function createOrganisation(
  { name, contact, colours, notGovernment }: Settings,
  language: Language,
): Organisation {
  return {
    name: name[language],
    otherNames: languages.filter((other) => other !== language).map((other) => name[other]),
    address: contact.address[language],
    email: contact.email,
    phone: contact.phone,
    colours: createPalette(colours),
    notGovernment: notGovernment[language],
  };
}
