import type { APIRoute } from 'astro';
import { languages } from '../../../i18n/languages.ts';
import { toCalendar, toCalendarPath } from '../../../data/calendar.ts';
import { getEntries } from '../../../data/entries.ts';
import { toLocaleParameter } from '../../../core/paths.ts';

/** A calendar for each event, and one that holds all of them. */
export const getStaticPaths = async () => {
  const lists = await Promise.all(
    languages.map(async (language) => {
      const events = await getEntries('events', language);
      const locale = toLocaleParameter(language);
      return [
        { params: { locale, event: 'all' }, props: { events, language } },
        ...events.map((event) => ({ params: { locale, event: event.id }, props: { events: [event], language } })),
      ];
    }),
  );
  return lists.flat();
};

type Props = Awaited<ReturnType<typeof getStaticPaths>>[number]['props'];

export const GET: APIRoute<Props> = ({ props: { events, language }, params }) =>
  new Response(toCalendar(events, language, toCalendarPath(params.event)), { headers: { 'Content-Type': 'text/calendar; charset=utf-8' } });
