/** The time limits of the ombudsman’s rules (specification, section 9). */
export const ombudsmanLimits = { filingDays: 30, reviewWorkingDays: 7, decisionDays: 30, complexDecisionDays: 60 } as const;

/** The days that follow from an incident and from the day on which a complaint is sent, each `YYYY-MM-DD`. */
export interface OmbudsmanDeadlines {
  /** The last day on which the complaint can be sent. */
  lastFilingDay: string;
  /** Whether the complaint is sent in time. */
  inTime: boolean;
  /** The day by which the initial review ends. */
  review: string;
  /** The day by which the decision is given. */
  decision: string;
  /** The day by which a complex case is decided. */
  complexDecision: string;
}

/**
 * What the rules make of an incident and a complaint. Limits are counted from the day after; working
 * days are Monday to Friday, public holidays excepted.
 *
 * @param incident the day of the incident, `YYYY-MM-DD`
 * @param filed the day on which the complaint is sent, `YYYY-MM-DD`
 * @param holidays public holidays, `YYYY-MM-DD`
 */
export function toOmbudsmanDeadlines(incident: string, filed: string, holidays: readonly string[] = []): OmbudsmanDeadlines {
  const lastFilingDay = addDays(incident, ombudsmanLimits.filingDays);
  return {
    lastFilingDay,
    inTime: filed <= lastFilingDay,
    review: addWorkingDays(filed, ombudsmanLimits.reviewWorkingDays, holidays),
    decision: addDays(filed, ombudsmanLimits.decisionDays),
    complexDecision: addDays(filed, ombudsmanLimits.complexDecisionDays),
  };
}

/**
 * A day some days later.
 *
 * @example addDays('2026-11-18', 30) // '2026-12-18'
 */
export function addDays(day: string, days: number): string {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}

/**
 * A day some working days later.
 *
 * @example addWorkingDays('2026-11-20', 1) // '2026-11-23', from a Friday to the Monday
 */
export function addWorkingDays(day: string, workingDays: number, holidays: readonly string[] = []): string {
  let current = day;
  for (let left = workingDays; left > 0;) {
    current = addDays(current, 1);
    const weekday = new Date(`${current}T00:00:00Z`).getUTCDay();
    if (weekday !== 0 && weekday !== 6 && !holidays.includes(current)) left -= 1;
  }
  return current;
}
