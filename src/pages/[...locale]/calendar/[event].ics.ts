import type { APIRoute } from 'astro';
import { toLocaleParameter } from '@federation/base/paths';
import { inEveryLanguage } from '../../../data/every-language.ts';
import { getCalendarEntries, formatCalendar, toCalendarPath } from '../../../data/calendar.ts';

/** A calendar file for each record that takes place at a time, and one with all of them. */
export const getStaticPaths = () =>
  inEveryLanguage(async (language) => {
    const entries = await getCalendarEntries(language);
    const locale = toLocaleParameter(language);
    return [
      { params: { locale, event: 'all' }, props: { entries, language } },
      ...entries.map((entry) => ({
        params: { locale, event: entry.id },
        props: { entries: [entry], language },
      })),
    ];
  });

type Props = Awaited<ReturnType<typeof getStaticPaths>>[number]['props'];

export const GET: APIRoute<Props> = ({ props: { entries, language }, params }) =>
  new Response(formatCalendar(entries, language, toCalendarPath(params.event)), {
    headers: { 'Content-Type': 'text/calendar; charset=utf-8' },
  });
