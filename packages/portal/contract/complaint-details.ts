/** What the form of a complaint asks besides the message. Each is empty if it was not given. */
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
