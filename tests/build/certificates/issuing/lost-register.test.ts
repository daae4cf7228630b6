import { copyFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { changeStatus } from '../../../../src/build/certificates/issuing/change-status.ts';
import { toPaths, UserError } from '../../../../src/build/certificates/issuing/context.ts';
import { printCertificate } from '../../../../src/build/certificates/document.ts';
import { issue } from '../../../../src/build/certificates/issuing/issue.ts';
import { removeKey, rotateKey } from '../../../../src/build/certificates/issuing/keys.ts';
import {
  readPublicKeys,
  savePublicKeys,
} from '../../../../src/build/certificates/issuing/public-keys.ts';
import { publish } from '../../../../src/build/certificates/issuing/publish.ts';
import {
  getStatus,
  readRegister,
  saveRegister,
} from '../../../../src/build/certificates/issuing/register.ts';
import { restoreFromFiles } from '../../../../src/build/certificates/issuing/restore-from-files.ts';
import { verify } from '../../../../src/build/certificates/issuing/verify.ts';
import { issuer } from '../../../core/certificates/test-issuer.ts';
import { organisation } from '../../documents/organisation.ts';
import { createTestContext, members, readAllFiles, type TestContext } from './test-context.ts';

/** An issuer with three published certificates; the first is revoked, the second suspended. */
async function createIssuer(context = createTestContext()) {
  await rotateKey(context);
  const folder = (await issue(context, context.write('members.csv', members))) ?? '';
  copyFileSync(toPaths(context).register, join(context.folder, 'old-register'));
  const certificates = readRegister(context).certificates;
  const [revoked, suspended] = certificates;
  await changeStatus(context, 'revoke', revoked?.number ?? '', { reason: 'resolution 7' });
  await changeStatus(context, 'suspend', suspended?.number ?? '', { reason: 'declaration late' });
  await publish(context);
  return { context, folder, certificates };
}

/** Loses the register with all its backups, as when another computer is used. */
function loseRegister(context: TestContext): void {
  rmSync(toPaths(context).register);
  rmSync(toPaths(context).backups, { recursive: true });
}

const getRefusal = async (action: Promise<unknown>) => {
  const error = await action.then(
    () => undefined,
    (caught: unknown) => caught,
  );
  expect(error).toBeInstanceOf(UserError);
  return [(error as UserError).message, ...(error as UserError).lines].join('\n');
};

test('a register that is missing, with its backups, is not published', async () => {
  const { context, certificates } = await createIssuer();
  loseRegister(context);
  const before = readAllFiles(context.project);
  const refusal = await getRefusal(publish(context));
  expect(refusal).toContain('Revoked or suspended certificates that are not in the register: 2.');
  expect(refusal).toContain('certificate -- backups');
  expect(await getRefusal(publish(context, { dryRun: true }))).toBe(refusal);
  expect(readAllFiles(context.project)).toEqual(before);
  expect((await verify(context, certificates[0]?.token ?? '')).state).toBe('revoked');
});

test('an older register gets back what was published since, and is published only with a reason', async () => {
  const { context, certificates } = await createIssuer();
  loseRegister(context);
  copyFileSync(join(context.folder, 'old-register'), toPaths(context).register);
  expect(await getRefusal(publish(context))).toContain('another register, or an older one');
  const said = context.output.join('\n');
  expect(said).toContain('is published as revoked since 2026-11-20, but valid in the register');
  expect(said).toContain('is published as suspended since 2026-11-20, but valid in the register');
  await publish(context, { acceptLoss: 'there is no newer one' });
  expect(readRegister(context).certificates.map(getStatus)).toEqual([
    'revoked',
    'suspended',
    'valid',
  ]);
  expect((await verify(context, certificates[0]?.token ?? '')).state).toBe('revoked');
  expect((await verify(context, certificates[1]?.token ?? '')).state).toBe('suspended');
});

test('a register from which a published certificate was deleted is not published', async () => {
  const { context } = await createIssuer();
  const register = readRegister(context);
  saveRegister(context, { ...register, certificates: register.certificates.slice(0, 2) });
  expect(await getRefusal(publish(context))).toContain(
    'Of the 3 certificates published on 2026-11-20, some are no longer in the register',
  );
});

test('a reinstatement with a reason in the register is published', async () => {
  const { context, certificates } = await createIssuer();
  await changeStatus(context, 'reinstate', certificates[1]?.number ?? '', {
    reason: 'declaration filed',
  });
  await publish(context);
  expect((await verify(context, certificates[1]?.token ?? '')).state).toBe('valid');
});

test('a register that is lost with all its backups is restored from the certificates and from what is published', async () => {
  const context = createTestContext({
    print: ({ token, language }) => printCertificate(token, language, { issuer, organisation }),
  });
  const { folder, certificates } = await createIssuer(context);
  loseRegister(context);
  await restoreFromFiles(context, [folder], { dryRun: true });
  expect(readRegister(context).certificates).toEqual([]);
  await restoreFromFiles(context, [folder]);
  const restored = readRegister(context).certificates;
  const byNumber = (a: { number: string }, b: { number: string }) => (a.number < b.number ? -1 : 1);
  expect(restored.toSorted(byNumber).map((one) => ({ ...one, events: [] }))).toEqual(
    certificates.toSorted(byNumber),
  );
  expect(
    certificates.map(({ number }) =>
      restored.filter((one) => one.number === number).map(getStatus),
    ),
  ).toEqual([['revoked'], ['suspended'], ['valid']]);
  expect(await getRefusal(publish(context))).toContain('it is another register, or an older one');
  await publish(context, { acceptLoss: 'the computer was stolen' });
  expect(readRegister(context).publications.at(-1)?.loss).toBe('the computer was stolen');
  await publish(context);
  expect((await verify(context, certificates[0]?.token ?? '')).state).toBe('revoked');
});

test('a withdrawal stays published although its certificate can’t be restored', async () => {
  const { context, certificates } = await createIssuer();
  loseRegister(context);
  await publish(context, { acceptLoss: 'there is no copy' });
  expect((await verify(context, certificates[0]?.token ?? '')).state).toBe('revoked');
  expect((await verify(context, certificates[1]?.token ?? '')).state).toBe('suspended');
});

test('a published list without a valid signature stops the publication', async () => {
  const { context } = await createIssuer();
  writeFileSync(join(toPaths(context).statusLists, '1.jwt'), 'nonsense');
  await expect(publish(context)).rejects.toThrow('was not signed by a key of this project');
});

test('a copy of the project from before a key was created or removed is noticed', async () => {
  const { context } = await createIssuer();
  const keys = readPublicKeys(context);
  savePublicKeys(context, []);
  for (const command of [publish(context), rotateKey(context), issue(context, 'more.csv')])
    expect(await getRefusal(command)).toContain(
      'The key 2026-1 signed certificates in the register, but is missing',
    );
  savePublicKeys(context, keys);
  await removeKey(context, '2026-1', 'stolen');
  savePublicKeys(context, keys);
  expect(await getRefusal(publish(context))).toContain(
    'The key 2026-1 was removed, but is trusted',
  );
});
