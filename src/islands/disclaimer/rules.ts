/** The details of a page load that determine whether the disclaimer is shown. */
export interface PageLoad {
  /** The type of navigation (Navigation Timing). */
  navigation: 'navigate' | 'reload' | 'back_forward' | 'prerender' | undefined;
  /** The address of the previous page; empty if there is none or it is withheld. */
  referrer: string;
  /** The origin of this site. */
  origin: string;
  /** Whether the disclaimer was dismissed in this browser session. */
  dismissed: boolean;
}

/**
 * Whether the disclaimer is shown: on entering the site and on every reload until it is dismissed,
 * but not on navigation within the site, which matters when storage is blocked and a dismissal
 * can’t be stored.
 */
export function shouldShowDisclaimer({
  navigation,
  referrer,
  origin,
  dismissed,
}: PageLoad): boolean {
  if (dismissed) return false;
  const isInternal = referrer === origin || referrer.startsWith(`${origin}/`);
  return navigation === 'reload' || !isInternal;
}
