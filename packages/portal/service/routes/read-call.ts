import { fill } from '@federation/i18n/fill';
import {
  payloads,
  readValid,
  siteHeaderNames,
  siteHeaders,
  type ContractPath,
  type Payload,
  type SiteHeaders,
} from './contract.ts';
import { sendRefusal, toLanguage, toTexts, type PortalContext } from './context.ts';
import { toFieldLabel } from './field-label.ts';

/** A call that the contract accepts. */
export interface AcceptedCall {
  /** The body as it was sent. */
  text: string;
  payload: Payload<ContractPath>;
  headers: SiteHeaders;
}

/** Reads the body and the headers of a call, or refuses them. */
export async function readCall(
  context: PortalContext,
  path: ContractPath,
): Promise<AcceptedCall | Response> {
  const texts = toTexts(context);
  if (!/^application\/json\s*(;|$)/i.test(context.req.header('content-type') ?? ''))
    return sendRefusal(context, 415, texts.notJson);
  const text = await context.req.text();
  const body: unknown = await context.req.json().catch(() => undefined);
  if (body === undefined) return sendRefusal(context, 400, texts.notJson);
  const headers = Object.fromEntries(
    siteHeaderNames.map((name) => [name, context.req.header(name)]),
  ) as SiteHeaders;
  const { output, field: invalid } = readValid(payloads[path], body);
  const field = invalid ?? findNullCharacter(output) ?? readValid(siteHeaders, headers).field;
  if (field === undefined) return { text, payload: output as Payload<ContractPath>, headers };
  const label = toFieldLabel(path, field, toLanguage(context));
  return sendRefusal(context, 422, fill(texts.invalid, { field: label }));
}

/** The field with the character U+0000, which Postgres can’t store. */
const findNullCharacter = (body: unknown) =>
  Object.entries(body as object).find(([, value]) => String(value).includes('\0'))?.[0];
