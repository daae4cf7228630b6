import { addDays, addWorkingDays, findWorkingDay } from './working-days.ts';

/** The time limits of the ombudsman’s rules (specification, section 9). */
export const ombudsmanLimits = {
  filingDays: 30,
  reviewWorkingDays: 7,
  decisionDays: 30,
  complexDecisionDays: 60,
  appealDays: 15,
  appealDecisionDays: 45,
} as const;

/** The deadlines that follow from an incident and a complaint, as `YYYY-MM-DD`. */
export interface OmbudsmanDeadlines {
  /** The last day on which the complaint can be sent. Holidays do not extend it. */
  lastFilingDay: string;
  inTime: boolean;
  /** The last day of the initial review. */
  review: string;
  /** The last day for the decision. */
  decision: string;
  /** The last day for the decision in a complex case. */
  complexDecision: string;
}

/**
 * Calculates the deadlines of a complaint. Periods are counted from the following day. A complaint
 * sent on a non-working day counts as received on the next working day (contact page).
 *
 * @param incident the day of the incident, `YYYY-MM-DD`
 * @param filed the day on which the complaint is sent, `YYYY-MM-DD`
 * @param holidays public holidays, `YYYY-MM-DD`
 */
export function getOmbudsmanDeadlines(
  incident: string,
  filed: string,
  holidays: readonly string[],
): OmbudsmanDeadlines {
  const lastFilingDay = addDays(incident, ombudsmanLimits.filingDays);
  const received = findWorkingDay(filed, holidays);
  return {
    lastFilingDay,
    inTime: filed <= lastFilingDay,
    review: addWorkingDays(received, ombudsmanLimits.reviewWorkingDays, holidays),
    decision: addDays(received, ombudsmanLimits.decisionDays),
    complexDecision: addDays(received, ombudsmanLimits.complexDecisionDays),
  };
}
