import hydrateWithReact from '@astrojs/react/client.js';
import type { ComponentType } from 'react';
import { copyContent } from './content.ts';
import { Guard } from './Guard.tsx';

/** Starts an island as the React integration of Astro does, but inside a guard. */
export default function startIsland(island: HTMLElement): ReturnType<typeof hydrateWithReact> {
  const hydrate = hydrateWithReact(island);
  return (Island: ComponentType, ...options) => {
    const served = copyContent(island);
    const Guarded = (props: object) => (
      <Guard island={island} served={served}>
        <Island {...props} />
      </Guard>
    );
    hydrate(Guarded, ...options);
  };
}
