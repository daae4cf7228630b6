import { defineMiddleware } from 'astro:middleware';
import contentFaults from '../../browser/development/content-faults.ts?url';

/** Location in an error of Vite or of the MDX compiler. */
interface Located {
  id?: string;
  loc?: { file?: string };
}

/**
 * Nothing but the client of Vite, which reloads the page, and what shows the faults of the content.
 */
const page = `<!doctype html>
<title>500</title>
<script type="module" src="/@vite/client"></script>
<script type="module" src="${contentFaults}"></script>
`;

/**
 * In development, a page whose text can’t be read is an empty one, over which the content check
 * says what is wrong. Other errors are shown by Astro.
 */
export const onRequest = defineMiddleware(async (_context, next) => {
  try {
    return await next();
  } catch (error) {
    const { id, loc } = error as Located;
    if (!(loc?.file ?? id)?.includes('/src/content/')) throw error;
    return new Response(page, { status: 500, headers: { 'Content-Type': 'text/html' } });
  }
});
