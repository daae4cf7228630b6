/** A facet with few values. */
export const tierFacet = {
  key: 'tier',
  label: 'Tier',
  options: [
    { value: '', label: 'All Members' },
    { value: 'bronze', label: 'Bronze' },
    { value: 'silver', label: 'Silver' },
  ],
};
