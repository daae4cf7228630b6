import { defineMiddleware } from 'astro:middleware';
import contentFaults from '../../browser/development/content-faults.ts?url';

/** Location in an error of Vite or of the MDX compiler. */
interface Located {
  id?: string;
  loc?: { file?: string };
}

/**
 * Has only the client of Vite, which reloads the page, and the overlay for faults of the content.
 */
const page = `<!doctype html>
<title>500</title>
<script type="module" src="/@vite/client"></script>
<script type="module" src="${contentFaults}"></script>
`;

/**
 * In development, a page whose text can’t be read is empty, and the content check explains the
 * fault over it. Astro shows other errors.
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
