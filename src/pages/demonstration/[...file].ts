import type { APIRoute } from 'astro';
import { demonstrationPath } from '@federation/certificates/issuer';
import { demonstration, toDemonstrationFiles } from '../../data/demonstration.ts';

/** Keys and lists of the demonstration certificates, apart from everything real. */
export const getStaticPaths = () =>
  [...toDemonstrationFiles(demonstration)].map(([path, text]) => ({
    params: { file: path.slice(demonstrationPath.length + 1) },
    props: { text },
  }));

export const GET: APIRoute<{ text: string }> = ({ props }) => new Response(props.text);
