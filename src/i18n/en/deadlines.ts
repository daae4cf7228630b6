/** The calculator of the ombudsman’s deadlines. */
export const deadlines = {
  incident: 'Day of the incident',
  sent: 'Day of sending (today if left empty)',
  last: 'Last day to send the complaint',
  review: 'Initial review by',
  decision: 'Decision by',
  complex: 'In a complex case by',
  ifSent: 'If you send it on {day}:',
  late: 'The 30 days ended on {day}. Other ways remain open to you: see Overview.',
  future: 'This day is still to come.',
  reversed: 'The day of sending lies before the incident.',
  uncertain: 'The holidays of that year are not listed yet.',
};
