/** The opening status of an office. */
export const openNow = {
  open: 'Open now, until {time}',
  today: 'Closed now, opens today at {time}',
  tomorrow: 'Closed now, opens tomorrow at {time}',
  later: 'Closed now, opens on {day} at {time}',
  closed: 'Closed now',
} as const;
