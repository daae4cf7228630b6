interface Mailboxes {
  email: string;
  ombudsmanEmail?: string | undefined;
}

interface Letter {
  /** The reader: the office, unless the ombudsman is named. */
  of?: 'office' | 'ombudsman' | undefined;
  subject?: string | undefined;
}

/** A mailbox of the settings, with its `mailto:` link. */
export function toMailboxLink(
  { email, ombudsmanEmail = email }: Mailboxes,
  { of, subject }: Letter,
): { address: string; url: string } {
  const address = of === 'ombudsman' ? ombudsmanEmail : email;
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : '';
  return { address, url: `mailto:${address}${query}` };
}
