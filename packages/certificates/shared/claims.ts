import * as v from 'valibot';
import { toIdentifier, toStatusFolder, toType, type Issuer } from './issuer.ts';
import { isDemonstrationNumber, isNumber } from './number.ts';
import { toDay } from './times.ts';

/** The tiers as written in a certificate. */
export const certificateTiers = ['BRONZE', 'SILVER', 'GOLD', 'PLATINUM'] as const;

/** The claims of a certificate: only what is printed on it. Times are seconds since 1970. */
export type Claims = v.InferOutput<ReturnType<typeof claimsSchema>>;

/** The content of a certificate. Days are `YYYY-MM-DD` in India. */
export interface CertificateFacts {
  number: string;
  /** The registered name of the member. */
  name: string;
  tier: Claims['tier'];
  issued: string;
  validFrom: string;
  validUntil: string;
}

export function getFacts({ jti, sub_name, tier, iat, nbf, exp }: Claims): CertificateFacts {
  return {
    number: jti,
    name: sub_name,
    tier,
    issued: toDay(iat),
    validFrom: toDay(nbf),
    validUntil: toDay(exp),
  };
}

const seconds = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** The schema of an issuer’s certificates. A missing or additional claim is invalid. */
export function claimsSchema(issuer: Issuer) {
  const folder = `${issuer.site}${toStatusFolder(issuer)}/`;
  return v.pipe(
    v.strictObject({
      iss: v.literal(toIdentifier(issuer)),
      vct: v.literal(toType(issuer)),
      /** The certificate number. */
      jti: v.pipe(
        v.string(),
        v.check((text) => isNumber(text, issuer.product)),
        v.check((text) => isDemonstrationNumber(text) === (issuer.demonstration ?? false)),
      ),
      iat: seconds,
      nbf: seconds,
      exp: seconds,
      /** The registered name of the member. */
      sub_name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
      tier: v.picklist(certificateTiers),
      /** A reference to an entry of a status list (Token Status List, section 6). */
      status: v.strictObject({
        status_list: v.strictObject({
          idx: seconds,
          uri: v.pipe(
            v.string(),
            v.check(
              (uri) => uri.startsWith(folder) && /^[\w-]+\.jwt$/.test(uri.slice(folder.length)),
            ),
          ),
        }),
      }),
    }),
    v.check(({ nbf, exp }) => nbf < exp),
  );
}
