import { z } from 'astro/zod';
import type { Sources } from '@federation/content-model/collections/collection-definition';

/** Fields that point outside their file are chosen in a form. */
export const formSources: Sources = {
  // Astro’s field returns the size of the picture; a form needs its name only.
  image: () => z.string().meta({ widget: 'picture' }) as unknown as ReturnType<Sources['image']>,
  document: () => z.string().meta({ widget: 'document' }),
  reference: (collection) => z.string().meta({ reference: collection }),
};
