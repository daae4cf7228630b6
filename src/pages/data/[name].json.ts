import type { APIRoute } from 'astro';
import type { CollectionName } from '@federation/content-model/collections';
import { dataSets, getData, getDataSchema } from '../../data/open-data.ts';

export const getStaticPaths = () =>
  dataSets.flatMap((set) => [
    { params: { name: set }, props: { set, kind: 'data' } },
    { params: { name: `${set}.schema` }, props: { set, kind: 'schema' } },
  ]);

/** Records as data that anyone may use, and the schema of each. */
export const GET: APIRoute<{ set: CollectionName; kind: string }> = async ({
  props: { set, kind },
}) =>
  new Response(
    `${JSON.stringify(kind === 'schema' ? getDataSchema(set) : await getData(set), null, 1)}\n`,
    {
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
    },
  );
