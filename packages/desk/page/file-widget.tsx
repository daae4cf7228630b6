import { useState, type ComponentProps, type DragEvent } from 'react';
import { fileEndings, FileButton } from './file-button.tsx';
import { useForm } from './form-context.ts';
import { useWords } from './words.ts';

interface Props {
  /** The attributes of every control. */
  common: ComponentProps<'select'> & { id: string };
  widget: keyof typeof fileEndings;
  label: string;
  value: string;
  onChange: (value: string | undefined) => void;
}

/** A file beside the entry: one that is there, or one from this computer. */
export function FileControl({ common, widget, label, value, onChange }: Props) {
  const say = useWords();
  const [isDraggedOver, setDraggedOver] = useState(false);
  const { files, attach, opened } = useForm();
  const accepted = fileEndings[widget];
  const fitting = files.filter((name) =>
    accepted.split(',').some((ending) => name.toLowerCase().endsWith(ending)),
  );
  const take = async (file: File | undefined) => {
    const name = file && (await attach(file, common.id, value));
    if (name && name !== value) onChange(name);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setDraggedOver(false);
    void take(event.dataTransfer.files[0]);
  };
  return (
    <div
      className={isDraggedOver ? 'file over' : 'file'}
      onDragOver={(event) => (event.preventDefault(), setDraggedOver(true))}
      onDragLeave={() => setDraggedOver(false)}
      onDrop={onDrop}
    >
      {widget === 'picture' && value && opened && (
        <img
          className="thumbnail"
          alt=""
          loading="lazy"
          src={`/src/content/${opened.collection}/${opened.id}/${value.slice(2)}`}
        />
      )}
      <select
        {...common}
        value={value}
        onChange={({ target }) => onChange(target.value || undefined)}
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
