/** The calculator of the ombudsman’s deadlines. */
export const deadlines = {
  incident: 'Day of the incident',
  sent: 'Day of sending (today if left empty)',
  last: 'Last day to send the complaint',
  review: 'Initial review by',
  decision: 'Decision by',
  complex: 'In a complex case by',
  ifSent: 'If you send it on {day}:',
  late: 'The 30 days ended on {day}. Send your complaint all the same and say why it is late.',
  future: 'This day is in the future.',
  reversed: 'The day of sending is before the day of the incident.',
  uncertain: 'Not all holidays of that year are confirmed yet, so the dates may change.',
} as const;
