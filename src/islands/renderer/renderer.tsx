import hydrateWithReact from '@astrojs/react/client.js';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { copyContent } from './content.ts';
import { Guard } from './Guard.tsx';
import { TypedFields } from './TypedFields.tsx';

/**
 * Starts an island as the React integration of Astro does, but inside a guard. Chrome translates a
 * page by putting `font` elements around its texts. React would not know an island with them again,
 * so it renders that anew.
 */
export default function startIsland(island: HTMLElement): ReturnType<typeof hydrateWithReact> {
  const hydrate = hydrateWithReact(island);
  return (Island: ComponentType, ...options) => {
    const served = copyContent(island);
    const Guarded = (props: object) => (
      <Guard island={island} served={served}>
        <TypedFields island={island} />
        <Island {...props} />
      </Guard>
    );
    if (!island.querySelector('font')) return hydrate(Guarded, ...options);
    const identifierPrefix = island.getAttribute('prefix') ?? '';
    createRoot(island, { identifierPrefix }).render(<Guarded {...options[0]} />);
  };
}
