import { downloads } from './downloads.ts';
import { events } from './events.ts';
import { guidelines } from './guidelines.ts';
import { judgments } from './judgments.ts';
import { links } from './links.ts';
import { media } from './media.ts';
import { members } from './members.ts';
import { news } from './news.ts';
import { notices } from './notices.ts';
import { opinions } from './opinions.ts';
import { orders } from './orders.ts';
import { pages } from './pages.ts';
import { partners } from './partners.ts';
import { people } from './people.ts';
import { publications } from './publications.ts';
import { releases } from './releases.ts';
import { tiers } from './tiers.ts';

/** Every collection of the site by the name of its folder in `src/content`. */
export const entrySchemas = {
  pages,
  notices,
  tiers,
  members,
  partners,
  events,
  publications,
  news,
  releases,
  guidelines,
  downloads,
  media,
  orders,
  judgments,
  opinions,
  links,
  people,
};

export type CollectionName = keyof typeof entrySchemas;
