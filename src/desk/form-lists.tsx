import type { ArrayFieldItemTemplateProps, ArrayFieldTemplateProps } from '@rjsf/utils';
import { Group, Help } from './form-group.tsx';
import { useWords } from './words.ts';

/** How a form shows a list: a row for each, with buttons to move and remove it. */

export function ArrayFieldTemplate({
  fieldPathId,
  title,
  schema,
  items,
  canAdd,
  onAddClick,
}: ArrayFieldTemplateProps) {
  const say = useWords();
  const id = fieldPathId.$id;
  return (
    <Group
      id={id}
      title={title}
      help={<Help id={id} text={schema.description} examples={schema.examples} />}
    >
      <ol className="rows">{items}</ol>
      {canAdd && (
        <button type="button" onClick={onAddClick}>
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
      {children}
      <div className="buttons">
        <button
          type="button"
          aria-label={say('rowUp', { number })}
          disabled={!hasMoveUp}
          onClick={onMoveUpItem}
        >
          ↑
        </button>
        <button
          type="button"
          aria-label={say('rowDown', { number })}
          disabled={!hasMoveDown}
          onClick={onMoveDownItem}
        >
          ↓
        </button>
        <button type="button" aria-label={say('removeRow', { number })} onClick={onRemoveItem}>
          ×
        </button>
      </div>
    </li>
  );
}
