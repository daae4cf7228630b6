declare module 'spdx-satisfies' {
  /**
   * Whether a licence expression can be met by some of the allowed licences. Throws at what is no
   * expression.
   */
  export default function satisfies(expression: string, allowed: readonly string[]): boolean;
}
