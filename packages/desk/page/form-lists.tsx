import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { DeskSchema } from '../protocol/desk.ts';
import { fileEndings, FileButton } from './file-button.tsx';
import { useForm, type Path } from './form-context.ts';
import { FormGroup, Help } from './form-group.tsx';
import { sectionOf } from './sections.ts';
import { Tool } from './tool.tsx';
import { useWords } from './words.ts';

interface Props {
  schema: DeskSchema;
  path: Path;
  title: string;
  rows: readonly unknown[];
  toRow: (index: number) => ReactNode;
}

/** A list: a row for each, with buttons to move and remove it. */
export function ListField({ schema, path, title, rows, toRow }: Props) {
  const say = useWords();
  const form = useForm();
  const id = form.toId(path);
  // A row that moves stays itself, with what is open in it.
  const [keys, setKeys] = useState<readonly string[]>([]);
  if (keys.length !== rows.length)
    setKeys(rows.map((_, index) => keys[index] ?? crypto.randomUUID()));
  const change = (toRows: <Row>(old: readonly Row[]) => Row[]) => {
    setKeys(toRows);
    form.change(path, (old) => toRows((old ?? []) as unknown[]));
  };
  const add = (row: unknown) => form.change(path, (old) => [...((old ?? []) as unknown[]), row]);
  const name = String(path.at(-1));
  const { properties } = schema.items ?? {};
  const addPictures = async (files: readonly File[]) => {
    for (const file of files) {
      const picture = await form.attach(file, '', '');
      if (picture) add({ [name]: picture });
    }
  };
  return (
    <FormGroup
      id={id}
      title={title}
      section={sectionOf(path, form)}
      help={<Help id={id} text={schema.description} examples={schema.examples} />}
    >
      <ol className="rows">
        {rows.map((_, index) => {
          const number = index + 1;
          const swap = <Row,>(old: readonly Row[], above: number) =>
            old.toSpliced(above, 2, ...old.slice(above, above + 2).reverse());
          return (
            <li key={keys[index]}>
              <span className="number" aria-hidden>
                {number}
              </span>
              <div>{toRow(index)}</div>
              <div className="buttons">
                <Tool
                  className="tool plain"
                  Icon={ArrowUp}
                  label={say('rowUp', { number })}
                  disabled={index === 0}
                  onClick={() => change((old) => swap(old, index - 1))}
                />
                <Tool
                  className="tool plain"
                  Icon={ArrowDown}
                  label={say('rowDown', { number })}
                  disabled={number === rows.length}
                  onClick={() => change((old) => swap(old, index))}
                />
                <Tool
                  className="tool plain"
                  Icon={X}
                  label={say('removeRow', { number })}
                  onClick={() => change((old) => old.toSpliced(index, 1))}
                />
              </div>
            </li>
          );
        })}
      </ol>
      {properties?.[name]?.widget === 'picture' && (
        <FileButton
          name={say('addPictures')}
          of={title}
          accept={fileEndings.picture}
          isMultiple
          onFiles={addPictures}
        />
      )}
      <button type="button" onClick={() => add(properties && {})}>
        <Plus aria-hidden />
        {say('addRow')}
        <span className="unseen">: {title}</span>
      </button>
    </FormGroup>
  );
}
