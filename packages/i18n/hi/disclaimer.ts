export const disclaimer = {
  understand: 'मैंने समझ लिया',
  close: 'बंद करें',
} as const;
