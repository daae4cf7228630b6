import type { Language } from '../../i18n/languages.ts';

interface OpenNowStrings {
  open: string;
  today: string;
  tomorrow: string;
  later: string;
  closed: string;
}

export const strings: Record<Language, OpenNowStrings> = {
  en: {
    open: 'Open now, until {time}',
    today: 'Closed now, opens today at {time}',
    tomorrow: 'Closed now, opens tomorrow at {time}',
    later: 'Closed now, opens on {day} at {time}',
    closed: 'Closed now',
  },
  hi: {
    open: 'अभी खुला है, {time} तक',
    today: 'अभी बंद है, आज {time} बजे खुलेगा',
    tomorrow: 'अभी बंद है, कल {time} बजे खुलेगा',
    later: 'अभी बंद है, {day} को {time} बजे खुलेगा',
    closed: 'अभी बंद है',
  },
};
