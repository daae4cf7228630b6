import type { OwnPortal } from '@federation/portal/contract/api';
import type { IslandTexts } from '@federation/i18n/strings';

export interface Props {
  text: IslandTexts['forms'] & IslandTexts['formOutcome'] & IslandTexts['certificateRequest'];
  /** The base address of the portal; without it nothing is sent, and the form says so. */
  api: string | undefined;
  /** Set when that is the portal of the site. */
  own: OwnPortal | undefined;
  email: string;
}
