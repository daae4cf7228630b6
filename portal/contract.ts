import { readFileSync } from 'node:fs';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { parse } from 'yaml';

/** The contract as it is written. */
export const contractText = readFileSync(new URL('openapi.yaml', import.meta.url), 'utf8');

/** The paths of the contract that receive something. */
export type ContractPath =
  '/members/certificate-request' | '/members/email-verify' | '/members/applications' | '/messages';

const name = 'contract';
// The contract says more than a JSON schema: its own words are not faults.
const ajv = new Ajv2020({ strict: false, allErrors: false, formats: { date: true } });
ajv.addSchema(parse(contractText, { merge: true }) as object, name);

/** Checks the body of a request to a path. */
const validators = new Map<ContractPath, ValidateFunction>();

/**
 * The field for which the contract refuses a body; undefined when it accepts it.
 *
 * @example findFault('/messages', { name: 'Asha' }) // 'email'
 */
export function findFault(path: ContractPath, body: unknown): string | undefined {
  const validate = validators.get(path) ?? compile(path);
  validators.set(path, validate);
  if (validate(body)) return undefined;
  return toField(validate.errors?.[0]);
}

function compile(path: ContractPath): ValidateFunction {
  const place = path.replaceAll('/', '~1');
  return ajv.compile({
    $ref: `${name}#/paths/${place}/post/requestBody/content/application~1json/schema`,
  });
}

function toField(error: ErrorObject | undefined): string {
  const { missingProperty, additionalProperty } = (error?.params ?? {}) as Record<string, string>;
  return missingProperty ?? additionalProperty ?? (error?.instancePath.slice(1) || 'body');
}
