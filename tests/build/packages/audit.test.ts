import { expect, test } from 'vitest';
import { judgeAudit } from '../../../src/build/packages/audit.ts';

const advisory = { title: 'Prototype pollution', url: 'https://github.com/advisories/GHSA-0000' };

test.each([
  ['refuses', { message: '405 Method Not Allowed' }, '405 Method Not Allowed'],
  ['cannot be reached', { error: { summary: 'getaddrinfo ENOTFOUND' } }, 'ENOTFOUND'],
  ['says nothing', {}, 'NOT audited'],
])(
  'a registry that %s is not a fault of the packages, but the report says that they were not audited',
  (_, answer, reason) => {
    const { passed, lines } = judgeAudit(answer);
    expect(passed).toBe(true);
    expect(lines.join()).toContain('The registry did not answer');
    expect(lines.join()).toContain(reason);
  },
);

test.each(['high', 'critical'])(
  'a fault that is %s stops the audit, and is named with its advisory',
  (severity) => {
    const { passed, lines } = judgeAudit({
      vulnerabilities: { lodash: { severity, via: [advisory] } },
    });
    expect(passed).toBe(false);
    expect(lines[0]).toBe(`${severity}: lodash: ${advisory.title} (${advisory.url})`);
  },
);

test.each(['info', 'low', 'moderate'])('a fault that is %s is told and can wait', (severity) => {
  const { passed, lines } = judgeAudit({
    vulnerabilities: { convict: { severity, via: ['lodash'] } },
  });
  expect(passed).toBe(true);
  expect(lines[0]).toContain('convict: by lodash');
});

test('packages without known faults pass', () => {
  expect(judgeAudit({ vulnerabilities: {} })).toEqual({
    passed: true,
    lines: ['The registry knows faults of 0 packages; 0 are high or critical.'],
  });
});
