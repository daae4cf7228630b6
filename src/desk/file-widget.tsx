import type { WidgetProps } from '@rjsf/utils';
import { useState, type DragEvent } from 'react';
import type { OpenedEntry } from '../core/desk.ts';
import { endings, FileButton } from './file-button.tsx';
import { common, toValue } from './widget-props.ts';
import { useWords } from './words.ts';

/** What a form knows of the entry around it. */
export interface EntryContext {
  /** The entry as it was opened, and the source that its translations were made from. */
  opened?: OpenedEntry;
  /** Whether the content check says that the source has changed since. */
  isBehind?: boolean;
  /** Words that somebody looks for in the settings and menus, which are in sections. */
  search?: string;
  files: readonly string[];
  /**
   * Copies a file beside the entry, in the place of the one that the field names, and gives the
   * value of the field; undefined when it was refused.
   */
  attach: (file: File, field: string, replaces: string) => Promise<string | undefined>;
  /** Copies files beside the entry, and adds a row with each to a list. */
  addRows: (name: string, files: readonly File[]) => Promise<void>;
}

/** A file beside the entry: one that is there, or one from this computer. */
export function FileWidget(props: WidgetProps) {
  const say = useWords();
  const [isOver, setOver] = useState(false);
  const { id, schema, onChange, label } = props;
  const { files, attach, opened } = props.registry.formContext as EntryContext;
  const value = typeof props.value === 'string' ? props.value : '';
  const accepted = endings[schema.format === 'picture' ? 'picture' : 'document'];
  const fitting = files.filter((name) =>
    accepted.split(',').some((ending) => name.toLowerCase().endsWith(ending)),
  );
  const take = async (file: File | undefined) => {
    const name = file && (await attach(file, id, value));
    if (name && name !== value) onChange(name);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };
  return (
    <div
      className={isOver ? 'file over' : 'file'}
      onDragOver={(event) => (event.preventDefault(), setOver(true))}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      {schema.format === 'picture' && value && opened && (
        <img
          className="thumbnail"
          alt=""
          loading="lazy"
          src={`/src/content/${opened.collection}/${opened.id}/${value.slice(2)}`}
        />
      )}
      <select
        {...common(props)}
        value={value}
        onChange={({ target }) => onChange(toValue(target.value))}
      >
        <option value="">{say('none')}</option>
        {[...new Set([...fitting, ...(value ? [value] : [])])].map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <FileButton
        name={say(value ? 'replace' : 'attach')}
        of={label}
        accept={accepted}
        onFiles={([file]) => take(file)}
      />
      <small>{say('drop')}</small>
    </div>
  );
}
