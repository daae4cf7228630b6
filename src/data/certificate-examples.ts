import published from '../core/certificates/published/demonstration.json' with { type: 'json' };

/** What each demonstration certificate shows. */
export const exampleStates = ['valid', 'expired', 'not-yet-valid', 'suspended', 'revoked', 'status-unknown', 'not-genuine'] as const;

type ExampleState = (typeof exampleStates)[number];

export interface Example {
  state: ExampleState;
  number: string;
  token: string;
}

/** The demonstration certificates, one for each result; signed by a key that no longer exists. */
export const examples: readonly Example[] = exampleStates.flatMap((state) =>
  published.certificates.filter((one) => one.state === state).map(({ number, token }) => ({ state, number, token })),
);
