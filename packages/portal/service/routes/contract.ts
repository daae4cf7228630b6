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

const header = (format: RegExp, description: string) =>
  v.optional(v.pipe(v.string(), v.regex(format), v.description(description)));

/** Headers that only the forms of the site send. The bodies are the same for every portal. */
export const siteHeaders = v.object({
  'Idempotency-Key': header(
    /^.{16,128}$/,
    'The same key with the same body is one submission, however often it arrives, and gets the same answer. With another body it gets 422 and the reference of the first.',
  ),
  'Browser-Key': header(
    /^.{0,128}$/,
    'A code counts only with the key with which it was asked for.',
  ),
  'Notice-Version': header(/^.{0,40}$/, 'The version of the privacy notice beside the form.'),
  'Form-Seconds': header(
    /^\d{1,9}$/,
    'The seconds since the page was opened. Nobody fills in a form in less than two.',
  ),
  'Complaint-Details': header(
    /^[!-~]{1,8000}$/,
    'Operator, day of the incident, and reference and reply of the operator, as JSON in percent-encoding.',
  ),
  'Form-Honeypot': header(/^filled$/, 'A field that people do not see was filled in.'),
});

export type SiteHeaders = v.InferOutput<typeof siteHeaders>;

export const siteHeaderNames = Object.keys(siteHeaders.entries) as (keyof SiteHeaders)[];

/** The contract as OpenAPI. */
export const contractText = toContractText();

function toContractText(): string {
  const file = readFileSync(new URL('../../contract/openapi.yaml', import.meta.url), 'utf8');
  const document = parse(file, { merge: true }) as { paths: Record<ContractPath, Operation> };
  const parameters = siteHeaderNames.map((name) => {
    const { description = '', ...schema } = toJsonSchema(siteHeaders.entries[name].wrapped);
    return { name, in: 'header', description: `Portal of the site. ${description}`, schema };
  });
  for (const path of Object.keys(payloads) as ContractPath[]) {
    const schema = toJsonSchema(payloads[path], {
      target: 'draft-2020-12',
      ignoreActions: ['transform'],
    });
    const { post } = document.paths[path];
    post.requestBody = { required: true, content: { 'application/json': { schema } } };
    post.parameters = parameters;
  }
  return stringify(document, { aliasDuplicateObjects: false });
}

interface Operation {
  post: { requestBody?: unknown; parameters?: unknown };
}

/**
 * The value as a schema accepts it, or the first field with a validation error.
 *
 * @example readValid(payloads['/messages'], { name: 'Asha' }).field // 'email'
 */
export function readValid<Schema extends v.GenericSchema>(schema: Schema, value: unknown) {
  const { output, issues } = v.safeParse(schema, value, { abortEarly: true });
  return { output, field: issues && (v.getDotPath(issues[0]) ?? 'body') };
}
