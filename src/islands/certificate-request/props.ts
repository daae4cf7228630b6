import type { IslandTexts } from '../../i18n/islands.ts';

/** What the page gives the request for a certificate. */
export interface Props {
  text: IslandTexts['forms'] & IslandTexts['certificateRequest'];
  api: string;
  email: string;
}
