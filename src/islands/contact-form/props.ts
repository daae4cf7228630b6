import type { IslandTexts } from '@federation/i18n/strings';
import type { Language } from '@federation/i18n/languages';
import type { OwnPortal } from '@federation/portal/contract/api';
import type { CharterEdition } from '@federation/portal/contract/charter-edition';
import type { MessageSubject } from '@federation/portal/contract/contact-message';

export interface Props {
  text: IslandTexts['forms'] & IslandTexts['formOutcome'] & IslandTexts['contactForm'];
  language: Language;
  /** Non-working days other than Saturdays and Sundays, `YYYY-MM-DD`. */
  holidays: string[];
  /** The closing time, after which a complaint counts from the next working day. */
  closes: string;
  /** The names of the members, of which a complaint can be about one. */
  members: string[];
  /** The editions of the Charter, oldest first. */
  charter: CharterEdition[];
  /** The link to the ombudsman’s page. */
  ombudsmanHref: string;
  /** URL that receives the message; without it the form says that nothing is sent. */
  endpoint: string | undefined;
  /** Set when that is the portal of the site. */
  own: OwnPortal | undefined;
  email: string;
  ombudsmanEmail: string;
  /** The initial subject, unless the address of the page has another. */
  subject?: MessageSubject | undefined;
}
