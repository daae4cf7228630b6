/** The details of a page load that determine whether the disclaimer is shown. */
export interface PageLoad {
  /** The type of navigation (Navigation Timing). */
  navigation: 'navigate' | 'reload' | 'back_forward' | 'prerender' | undefined;
  /** The address of the previous page; empty if there is none or it is withheld. */
  referrer: string;
  /** The origin of this site. */
  origin: string;
  /** True after a dismissal in this browser session. */
  dismissed: boolean;
}

/**
 * The disclaimer appears on entering the site and on every reload until it is dismissed. Navigation
 * within the site does not show it again: storage may be blocked, so a dismissal can be lost.
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
