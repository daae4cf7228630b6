export const records = {
  dayBefore: {
    problem: '{later}, {field} के दिन {earlier} से पहले है',
    expected: '`{field}` का ही दिन या उसके बाद का कोई दिन।',
  },
  timeNotAfter: {
    problem: '{later}, {field} के समय {earlier} के बाद नहीं है',
    expected: '`{field}` के बाद का समय।',
  },
} as const;
