import { languages, type Language } from '@federation/i18n/languages';
import { toPalette, type Palette } from '@federation/base/colours/palette';
import type { Settings } from '@federation/content-model/settings';

/**
 * Who publishes a document, in the language of the document. It survives JSON, as templates read it
 * that way.
 */
export interface Organisation {
  name: string;
  /** Its names in the other languages of the site. */
  otherNames: string[];
  /** The postal address, one line of the envelope a line. */
  address: string;
  email: string;
  phone: string;
  /** Its colours, for all that is made in its name. */
  colours: Palette;
  /** The sentence that says it is not an office of the government. */
  notGovernment: string;
}

/** The organisation that the settings describe, in one language. */
export function toOrganisation(
  { name, contact, colours, notGovernment }: Settings,
  language: Language,
): Organisation {
  return {
    name: name[language],
    otherNames: languages.filter((other) => other !== language).map((other) => name[other]),
    address: contact.address[language],
    email: contact.email,
    phone: contact.phone,
    colours: toPalette(colours),
    notGovernment: notGovernment[language],
  };
}
