/** The box that counts the visits of this browser. */
export const visitorTracker = {
  title: 'Your visits',
  visits: 'Visits from this browser',
  address: 'Network address (IP)',
  place: 'Approximate place',
  unknown: 'not known',
  lookUp: 'Look up my address',
  explanation: 'The count is kept in this browser only.',
  asks: {
    automatic:
      'Once a day at most, your browser asks a public service for your address and place. They stay in your browser for a day; we do not receive them.',
    'on-request':
      'If you ask for it here, your browser asks a public service for your address and place. They stay in your browser for a day; we do not receive them.',
  },
  more: 'What this site stores',
} as const;
