import { isDay } from '@federation/base/working-days';
import { normalizeLine } from './input.ts';

/** The facts that the form of a complaint asks for besides the message. Each can be empty. */
export interface ComplaintDetails {
  operator: string;
  /** The day of the incident, `YYYY-MM-DD`. */
  incident: string;
  /** The reference that the operator gave. */
  operatorReference: string;
  operatorReplied: '' | 'yes' | 'no';
}

export const noDetails: ComplaintDetails = {
  operator: '',
  incident: '',
  operatorReference: '',
  operatorReplied: '',
};

/** The details as a header of the portal of the site, which takes only ASCII. */
export const toDetailsHeader = (details: ComplaintDetails): string =>
  encodeURIComponent(JSON.stringify(details));

/** Reads the header; what is missing or not valid is empty. */
export function readDetailsHeader(header = ''): ComplaintDetails {
  try {
    const sent = JSON.parse(decodeURIComponent(header)) as Partial<Record<string, unknown>>;
    const read = (name: keyof ComplaintDetails) =>
      normalizeLine(String(sent[name] ?? '')).slice(0, 200);
    const [incident, replied] = [read('incident'), read('operatorReplied')];
    return {
      operator: read('operator'),
      incident: isDay(incident) ? incident : '',
      operatorReference: read('operatorReference'),
      operatorReplied: replied === 'yes' || replied === 'no' ? replied : '',
    };
  } catch {
    return noDetails;
  }
}
