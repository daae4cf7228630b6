import type { IslandTexts } from '@federation/i18n/strings';
import type { Language } from '@federation/i18n/languages';
import type { OwnPortal } from '@federation/portal/contract/api';
import type { Subject } from '@federation/portal/contract/contact-message';

/** What the page gives the contact form. */
export interface Props {
  text: IslandTexts['forms'] & IslandTexts['formOutcome'] & IslandTexts['contactForm'];
  language: Language;
  /** Non-working days other than Saturdays and Sundays, `YYYY-MM-DD`. */
  holidays: string[];
  /** The link to the ombudsman’s page. */
  ombudsmanHref: string;
  /** Where the message is sent; without it nothing is sent, and the form says so. */
  endpoint: string | undefined;
  /** Set when that is the portal of the site. */
  own: OwnPortal | undefined;
  email: string;
  /** Where complaints go. */
  ombudsmanEmail: string;
  /** The initial subject, unless the address of the page has another. */
  subject?: Subject | undefined;
}
