/** The part of the Trusted Types API that TypeScript does not know yet. */
declare const trustedTypes:
  | {
      defaultPolicy: unknown;
      createPolicy: (
        name: 'default',
        rules: { createScriptURL: (address: string) => string | null },
      ) => unknown;
    }
  | undefined;

/*
 * The content security policy of each page lets no text become markup or a script (Trusted Types).
 * Workers from the site’s own files are the only exception. A browser extension may have created
 * the policy first.
 */
if (typeof trustedTypes !== 'undefined' && !trustedTypes.defaultPolicy)
  trustedTypes.createPolicy('default', {
    createScriptURL: (address) =>
      new URL(address, location.href).origin === location.origin ? address : null,
  });
