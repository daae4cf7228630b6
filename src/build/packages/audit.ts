/**
 * What `npm audit --json` prints: the known faults of the packages, or why the registry did not
 * tell them.
 */
export interface AuditAnswer {
  /** Why there was no answer. */
  message?: string;
  error?: { summary?: string };
  /**
   * By the name of the package. In `via`, a text is the name of the package that brings the fault.
   */
  vulnerabilities?: Record<
    string,
    { severity: string; via: readonly (string | { title: string; url: string })[] }
  >;
}

/** Whether the packages may be used, and what to say about it. */
export interface AuditVerdict {
  passed: boolean;
  lines: string[];
}

/** Faults that must be fixed at once; the others wait for the next update. */
const grave = new Set(['high', 'critical']);

/** Judges the answer of the registry. No answer is not a fault of the packages, but it is said. */
export function judgeAudit({ message, error, vulnerabilities }: AuditAnswer): AuditVerdict {
  if (!vulnerabilities) {
    const reason = message ?? error?.summary ?? '';
    return {
      passed: true,
      lines: [`The registry did not answer, so the packages were NOT audited. ${reason}`.trim()],
    };
  }
  const faults = Object.entries(vulnerabilities);
  const lines = faults.map(
    ([name, { severity, via }]) => `${severity}: ${name}: ${via.map(toText).join('; ')}`,
  );
  const graveFaults = faults.filter(([, { severity }]) => grave.has(severity));
  return {
    passed: graveFaults.length === 0,
    lines: [
      ...lines,
      `The registry knows faults of ${faults.length} packages; ${graveFaults.length} are high or critical.`,
    ],
  };
}

const toText = (via: string | { title: string; url: string }) =>
  typeof via === 'string' ? `by ${via}` : `${via.title} (${via.url})`;
