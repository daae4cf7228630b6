import { useId, useState } from 'react';
import { EntryForm } from './entry-form.tsx';
import { Modal } from './modal.tsx';
import { useWords } from './words.ts';

interface Props {
  components: Record<string, object>;
  content: string;
  onClose: (text?: string) => void;
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** A component as it is written in a text. */
function toTag(name: string, attributes: object, content: string): string {
  const written = Object.entries(attributes).flatMap(([key, value]) => (typeof value === 'string' ? [` ${key}="${escape(value)}"`] : []));
  const opening = `<${name}${written.join('')}`;
  return content.trim() ? `${opening}>\n\n${content.trim()}\n\n</${name}>` : `${opening} />`;
}

/** Asks which component, and fills it in with a form of its attributes. */
export function ComponentDialog({ components, content: selected, onClose }: Props) {
  const say = useWords();
  const id = useId();
  const [name, setName] = useState(Object.keys(components)[0] ?? '');
  const [attributes, setAttributes] = useState({});
  const [content, setContent] = useState(selected);
  return (
    <Modal
      title={say('bar.component')}
      action={say('insert')}
      onDo={() => onClose(toTag(name, attributes, content))}
      onClose={() => onClose()}
    >
      <div className="field">
        <label htmlFor={`${id}-name`}>{say('component.choose')}</label>
        <select
          id={`${id}-name`}
          value={name}
          onChange={({ target }) => {
            setName(target.value);
            setAttributes({});
          }}
        >
          {Object.keys(components).map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </div>
      <EntryForm key={name} id="component" schema={components[name] ?? {}} value={attributes} onChange={setAttributes} />
      <div className="field">
        <label htmlFor={`${id}-content`}>{say('component.content')}</label>
        <textarea id={`${id}-content`} rows={4} value={content} onChange={({ target }) => setContent(target.value)} />
      </div>
    </Modal>
  );
}
