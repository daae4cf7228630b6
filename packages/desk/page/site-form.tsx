import { useState, type ReactNode } from 'react';
import type { DeskSchema } from '../protocol/desk.ts';
import { hasWords, toSearchable } from '@federation/search/has-words';
import { isLanguage } from '@federation/i18n/languages';
import { FormSection } from './form-group.tsx';
import { TextField } from './labelled.tsx';
import { useWords } from './words.ts';

/** The words that a search finds in a field: its name, help and value. */
function wordsOf(schema: DeskSchema | undefined, value: unknown): string[] {
  const { title = '', description = '', oneOf } = schema ?? {};
  const chosen = oneOf?.find((one) => one.const === value)?.title ?? '';
  const inner =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, one]) =>
          wordsOf(Array.isArray(value) ? schema?.items : schema?.properties?.[key], one),
        )
      : [String(value ?? '')];
  return [title, description, chosen, ...inner];
}

export const isFoundIn = (schema: DeskSchema | undefined, value: unknown, search: string) =>
  hasWords(toSearchable(wordsOf(schema, value).join(' ')), search);

/** A field in every language is not a group. */
const isGroup = ({ items, properties = {} }: DeskSchema) =>
  Boolean(items) || Object.keys(properties).some((name) => !isLanguage(name));

interface Props {
  schema: DeskSchema;
  form: object;
  /** Shows the fields that are asked for. */
  children: (isShown: (name: string) => boolean, search: string) => ReactNode;
}

/** The settings, the menus or the words of the search, as sections that can be opened. */
export function SiteForm({ schema, form, children }: Props) {
  const say = useWords();
  const [search, setSearch] = useState('');
  const values = form as Record<string, unknown>;
  const fields = Object.entries(schema.properties ?? {});
  const found = fields.filter(([name, field]) => isFoundIn(field, values[name], search));
  const single = found.filter(([, field]) => !isGroup(field)).map(([name]) => name);
  const groups = found.filter(([, field]) => isGroup(field)).map(([name]) => name);
  return (
    <>
      <div className="find-setting">
        <TextField label={say('findSetting')} type="search" value={search} onChange={setSearch} />
        <p role="status" className="help">
          {found.length === 0 && say('findSetting.none')}
        </p>
      </div>
      {single.length > 0 && (
        <FormSection title={say('site.general')} isOpen={search !== ''}>
          {children((name) => single.includes(name), search)}
        </FormSection>
      )}
      {children((name) => groups.includes(name), search)}
    </>
  );
}
