/** What is known about a page load when the disclaimer decides whether to show itself. */
export interface PageLoad {
  /** How the page was come to, as the browser reports it (Navigation Timing). */
  navigation: 'navigate' | 'reload' | 'back_forward' | 'prerender' | undefined;
  /** The address of the page before this one; empty when there is none or it is not told. */
  referrer: string;
  /** The origin of this site. */
  origin: string;
  /** Whether the visitor dismissed the disclaimer in this browser session. */
  dismissed: boolean;
}

/**
 * Whether the disclaimer is shown: on entering the site and on every reload until it is dismissed,
 * but not again on a click inside the site. The last rule matters where storage is blocked, for
 * there a dismissal can't be remembered.
 */
export function shouldShowDisclaimer({ navigation, referrer, origin, dismissed }: PageLoad): boolean {
  if (dismissed) return false;
  const inside = referrer === origin || referrer.startsWith(`${origin}/`);
  return navigation === 'reload' || !inside;
}
