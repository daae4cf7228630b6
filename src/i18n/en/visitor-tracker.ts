/** The box that counts the visits of this browser. */
export const visitorTracker = {
  title: 'Your visits',
  visits: 'Visits from this browser',
  address: 'Network address (IP)',
  place: 'Approximate place',
  unknown: 'not known',
  lookUp: 'Look up my address',
  explanation:
    'The count is kept in this browser only. Address and place are asked of a public service once a session and are not stored by us.',
  more: 'What this site stores',
};
