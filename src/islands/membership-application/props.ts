import type { IslandTexts } from '@federation/i18n/strings';
import type { OwnPortal } from '@federation/portal/contract/api';
import type { TierName } from '@federation/portal/contract/membership-application';

/** What the page gives the membership application. */
export interface Props {
  text: IslandTexts['forms'] & IslandTexts['formOutcome'] & IslandTexts['membershipApplication'];
  /** The label of each tier. */
  tiers: Partial<Record<TierName, string>>;
  termsHref: string;
  /** Where the application is sent; without it nothing is sent, and the form says so. */
  endpoint: string | undefined;
  /** Set when that is the portal of the site. */
  own: OwnPortal | undefined;
  email: string;
}
