import { codeStepName } from '@federation/portal/contract/send-key';
import { readStored, writeStored } from '@federation/base/browser/storage';

/** The lifetime of a code, in milliseconds. */
const lifetime = 10 * 60_000;

/**
 * Stores that a code was sent to an address. Phones drop the page while their owner reads the mail,
 * so the step must survive a reload.
 */
export function storeCodeStep(email: string): void {
  writeStored('session', codeStepName, JSON.stringify({ email, until: Date.now() + lifetime }));
}

/** The address to which a code was sent that is still valid. */
export function readCodeStep(): string | undefined {
  try {
    const { email, until } = JSON.parse(readStored('session', codeStepName) ?? '{}') as {
      email?: string;
      until?: number;
    };
    return Number(until) > Date.now() ? email : undefined;
  } catch {
    return undefined;
  }
}
