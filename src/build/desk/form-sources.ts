import { z } from 'astro/zod';
import type { Sources } from '../../collections/shared/definition.ts';

/** Fields that point outside their file are chosen in a form. */
export const formSources: Sources = {
  image: () => z.string().meta({ format: 'picture' }) as unknown as ReturnType<Sources['image']>,
  document: () => z.string().meta({ format: 'document' }),
  reference: (collection) => z.string().meta({ reference: collection }),
};
