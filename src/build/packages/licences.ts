import satisfies from 'spdx-satisfies';
import type { Component } from './sbom.ts';

/**
 * Licences of code and fonts that may be sent to visitors, by their SPDX names: their notices are
 * published, and they ask for nothing more.
 */
export const allowedOnSite = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Zlib',
] as const;

/**
 * Licences of tools that run on our machines only. Those that ask for the source of changes are
 * fine, because nothing is changed.
 */
export const allowedForTools = [
  ...allowedOnSite,
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'LGPL-3.0-or-later',
  'MIT-0',
  'MPL-2.0',
  'PSF-2.0',
  'Python-2.0',
] as const;

/**
 * The licence of a package as one SPDX expression; undefined where it names none.
 *
 * @example toExpression({ name: 'pako', version: '1.0.11', licenses: [{ expression: '(MIT AND Zlib)' }] }) // '(MIT AND Zlib)'
 */
export function toExpression({ licenses = [] }: Component): string | undefined {
  const names = licenses.map(
    ({ expression, license }) => expression ?? license?.id ?? license?.name,
  );
  if (names.length === 0 || names.includes(undefined)) return undefined;
  return names.length === 1 ? names[0] : names.map((name) => `(${name})`).join(' AND ');
}

/**
 * Whether a licence is among the allowed ones. One that is not an SPDX expression, such as “see the
 * file”, is not.
 */
export function isAllowed(expression: string | undefined, allowed: readonly string[]): boolean {
  if (expression === undefined) return false;
  try {
    return satisfies(expression, allowed);
  } catch {
    return false;
  }
}

/**
 * What is wrong with the licences of some packages, a line for each package whose licence is not
 * allowed.
 */
export function findRefused(
  components: readonly Component[],
  allowed: readonly string[],
): string[] {
  return components
    .filter((component) => component.hashes && !isAllowed(toExpression(component), allowed))
    .map(
      (component) =>
        `${component.name} ${component.version}: ${toExpression(component) ?? 'no licence named'}`,
    );
}
