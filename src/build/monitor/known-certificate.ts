/** A certificate whose result is known. */
export interface KnownCertificate {
  state: string;
  number: string;
  /** It is verified by its number, too, unless it is one that nobody issued. */
  token?: string;
}
