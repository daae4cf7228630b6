import type { IslandTexts } from '@federation/i18n/strings';
import type { OwnPortal } from '@federation/portal/contract/api';
import type { TierName } from '@federation/portal/contract/membership-application';

export interface Props {
  text: IslandTexts['forms'] & IslandTexts['formOutcome'] & IslandTexts['membershipApplication'];
  /** The label of each tier. */
  tiers: Partial<Record<TierName, string>>;
  termsHref: string;
  /** URL that receives the application; without it the form says that nothing is sent. */
  endpoint: string | undefined;
  /** Set when that is the portal of the site. */
  own: OwnPortal | undefined;
  email: string;
}
