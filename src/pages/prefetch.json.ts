import type { APIRoute } from 'astro';

/**
 * Links that a browser may fetch ahead, once the pointer is over one or a finger touches it.
 * Browsers leave this off if the visitor saves data or power (Speculation Rules, “moderate”).
 */
const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/*.*' } },
          { not: { href_matches: '/*\\?*' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

export const GET: APIRoute = () => Response.json(rules);
