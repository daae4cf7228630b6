import { expect, open, test } from './support/test.ts';

test.use({ expectedErrors: [/trusted-?types|Trusted(HTML|Script|ScriptURL)/i] });

for (const path of ['/', '/certificate-verify']) {
  test(`No text becomes markup or a script on ${path} (SEC-1)`, async ({ page }) => {
    await open(page, path);
    const allowed = await page.evaluate(() => {
      const attempts: Record<string, () => unknown> = {
        markup: () => (document.createElement('div').innerHTML = '<b>text</b>'),
        'a script': () => (document.createElement('script').text = 'alert(1)'),
        'a script of another site': () =>
          (document.createElement('script').src = 'https://other.example/script.js'),
        'a worker of another site': () => new Worker('https://other.example/worker.js'),
        'a policy of its own': () =>
          (
            globalThis as unknown as {
              trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
            }
          ).trustedTypes.createPolicy('own', {}),
      };
      return Object.entries(attempts).flatMap(([name, attempt]) => {
        try {
          attempt();
          return [name];
        } catch {
          return [];
        }
      });
    });
    expect(allowed).toEqual([]);
  });
}
