import type { ArrayFieldItemTemplateProps, ArrayFieldTemplateProps } from '@rjsf/utils';
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { Group, Help } from './form-group.tsx';
import { toSection } from './sections.ts';
import { endings, FileButton } from './file-button.tsx';
import type { EntryContext } from './file-widget.tsx';
import type { DeskSchema } from '../core/desk.ts';
import { useWords } from './words.ts';

/** How a form shows a list: a row for each, with buttons to move and remove it. */

export function ArrayFieldTemplate({
  fieldPathId,
  title,
  schema,
  items,
  canAdd,
  onAddClick,
  registry,
}: ArrayFieldTemplateProps) {
  const say = useWords();
  const id = fieldPathId.$id;
  const { addRows } = registry.formContext as EntryContext;
  const name = id.split('_').at(-1) ?? '';
  const { properties = {} } = (schema.items ?? {}) as DeskSchema;
  const picture = properties[name]?.format === 'picture' ? name : undefined;
  return (
    <Group
      id={id}
      title={title}
      section={toSection(fieldPathId.path, registry.formContext as EntryContext)}
      help={<Help id={id} text={schema.description} examples={schema.examples} />}
    >
      <ol className="rows">{items}</ol>
      {picture && (
        <FileButton
          name={say('addPictures')}
          of={title}
          accept={endings.picture}
          isMultiple
          onFiles={(files) => addRows(picture, files)}
        />
      )}
      {canAdd && (
        <button type="button" onClick={onAddClick}>
          <Plus aria-hidden />
          {say('addRow')}
          <span className="unseen">: {title}</span>
        </button>
      )}
    </Group>
  );
}

export function ArrayFieldItemTemplate({
  children,
  buttonsProps,
  index,
}: ArrayFieldItemTemplateProps) {
  const say = useWords();
  const number = index + 1;
  const { hasMoveUp, hasMoveDown, onMoveUpItem, onMoveDownItem, onRemoveItem } = buttonsProps;
  return (
    <li>
      <span className="number" aria-hidden>
        {number}
      </span>
      <div>{children}</div>
      <div className="buttons">
        <button
          type="button"
          className="tool plain"
          aria-label={say('rowUp', { number })}
          disabled={!hasMoveUp}
          onClick={onMoveUpItem}
        >
          <ArrowUp aria-hidden />
        </button>
        <button
          type="button"
          className="tool plain"
          aria-label={say('rowDown', { number })}
          disabled={!hasMoveDown}
          onClick={onMoveDownItem}
        >
          <ArrowDown aria-hidden />
        </button>
        <button
          type="button"
          className="tool plain"
          aria-label={say('removeRow', { number })}
          onClick={onRemoveItem}
        >
          <X aria-hidden />
        </button>
      </div>
    </li>
  );
}
