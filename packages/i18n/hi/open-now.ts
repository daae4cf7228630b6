export const openNow = {
  open: 'अभी खुला है, {time} बजे तक',
  today: 'अभी बंद है, आज {time} बजे खुलेगा',
  tomorrow: 'अभी बंद है, कल {time} बजे खुलेगा',
  later: 'अभी बंद है, {day} को {time} बजे खुलेगा',
  closed: 'अभी बंद है',
} as const;
