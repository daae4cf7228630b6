/** The time limit for a response in milliseconds, and the number of requests at a time. */
const timeout = 10_000;
const atOnce = 8;

/**
 * Asks addresses whether they answer: their HTTP status, or undefined where nothing answers.
 * Invented addresses (`.example`) are left out.
 */
export async function requestAddresses(
  addresses: readonly string[],
): Promise<Map<string, number | undefined>> {
  const answers = new Map<string, number | undefined>();
  const waiting = addresses.filter((address) => !new URL(address).hostname.endsWith('.example'));
  const work = async () => {
    for (let address = waiting.pop(); address !== undefined; address = waiting.pop())
      answers.set(address, await ask(address));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return answers;
}

async function ask(address: string): Promise<number | undefined> {
  try {
    const { status } = await fetch(address, {
      method: 'HEAD',
      signal: AbortSignal.timeout(timeout),
    });
    if (status !== 405 && status !== 501) return status;
    const answer = await fetch(address, { signal: AbortSignal.timeout(timeout) });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return undefined;
  }
}
