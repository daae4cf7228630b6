import { readFileSync } from 'node:fs';
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { parse, stringify } from 'yaml';
import {
  certificateRequestPayload,
  contactMessagePayload,
  emailVerifyPayload,
  membershipApplicationPayload,
} from '../../contract/payloads.ts';

/** The payload of each path, from the forms of the site or any other program. */
export const payloads = {
  '/members/certificate-request': certificateRequestPayload,
  '/members/email-verify': emailVerifyPayload,
  '/members/applications': membershipApplicationPayload,
  '/messages': contactMessagePayload,
};

export type ContractPath = keyof typeof payloads;

export type Payload<Path extends ContractPath> = v.InferOutput<(typeof payloads)[Path]>;

/** Additional fields for the portal of the site. */
const siteFields = {
  notice: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(40),
      v.description('Portal of the site. The version of the privacy notice beside the form.'),
    ),
  ),
  website: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(0),
      v.description(
        'Portal of the site. A field that people do not see; what fills it in is refused.',
      ),
    ),
  ),
};

const toBody = (path: ContractPath): v.GenericSchema =>
  path === '/members/email-verify'
    ? payloads[path]
    : v.strictObject({ ...payloads[path].entries, ...siteFields });

/** The contract as OpenAPI. */
export const contractText = toContractText();

function toContractText(): string {
  const file = readFileSync(new URL('../../contract/openapi.yaml', import.meta.url), 'utf8');
  const document = parse(file, { merge: true }) as { paths: Record<ContractPath, Operation> };
  for (const path of Object.keys(payloads) as ContractPath[]) {
    const schema = toJsonSchema(toBody(path), { target: 'draft-2020-12' });
    document.paths[path].post.requestBody = {
      required: true,
      content: { 'application/json': { schema } },
    };
  }
  return stringify(document, { aliasDuplicateObjects: false });
}

interface Operation {
  post: { requestBody?: unknown };
}

/**
 * The first field with a validation error; undefined when the contract accepts the body.
 *
 * @example findInvalidField('/messages', { name: 'Asha' }) // 'email'
 */
export function findInvalidField(path: ContractPath, body: unknown): string | undefined {
  const { issues } = v.safeParse(toBody(path), body, { abortEarly: true });
  return issues && (v.getDotPath(issues[0]) ?? 'body');
}
