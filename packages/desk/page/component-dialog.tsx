import { useId, useState } from 'react';
import { toExamplePath } from '../protocol/desk.ts';
import type { DeskComponent } from './api.ts';
import type { Language } from '@federation/i18n/languages';
import { EntryForm } from './entry-form.tsx';
import { Modal } from './modal.tsx';
import { useWords } from './words.ts';

interface Props {
  components: readonly DeskComponent[];
  content: string;
  language: Language;
  /** Is given the component as it is written, and whether it is used inside a sentence. */
  onClose: (text?: string, inSentence?: boolean) => void;
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

function toTag({ name, hasText }: DeskComponent, attributes: object, content: string): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    typeof value === 'string' ? [` ${key}="${escape(value)}"`] : [],
  );
  const opening = `<${name}${written.join('')}`;
  return hasText && content.trim()
    ? `${opening}>\n\n${content.trim()}\n\n</${name}>`
    : `${opening} />`;
}

/** Asks which component, and fills it in with a form of its attributes. */
export function ComponentDialog({ components, content: selected, language, onClose }: Props) {
  const say = useWords();
  const id = useId();
  const [name, setName] = useState<string | undefined>(components[0]?.name);
  const component = components.find((one) => one.name === name);
  const [attributes, setAttributes] = useState({});
  const [content, setContent] = useState(selected);
  const choose = (chosen: string) => {
    setName(chosen);
    setAttributes({});
  };
  return (
    <Modal
      title={say('bar.component')}
      action={say('insert')}
      onDo={() => component && onClose(toTag(component, attributes, content), component.inSentence)}
      onClose={() => onClose()}
    >
      <div className="field">
        <ul className="offers" aria-label={say('component.choose')}>
          {[...Map.groupBy(components, ({ group }) => group)].map(([group, members]) => (
            <li key={group}>
              <fieldset>
                <legend>{group}</legend>
                {members.map((one) => (
                  <label key={one.name}>
                    <input
                      type="radio"
                      name={id}
                      value={one.name}
                      checked={one.name === name}
                      onChange={() => choose(one.name)}
                    />
                    <span>
                      {one.purpose} <code>{one.name}</code>
                    </span>
                  </label>
                ))}
              </fieldset>
            </li>
          ))}
        </ul>
      </div>
      {name && (
        <iframe
          key={`example ${name}`}
          className="example"
          title={say('component.example')}
          src={toExamplePath(name, language)}
        />
      )}
      <EntryForm
        key={name}
        id="component"
        schema={component?.schema ?? {}}
        value={attributes}
        onChange={setAttributes}
      />
      {component?.hasText && (
        <div className="field">
          <label htmlFor={`${id}-content`}>{say('component.content')}</label>
          <textarea
            id={`${id}-content`}
            rows={4}
            value={content}
            onChange={({ target }) => setContent(target.value)}
          />
        </div>
      )}
    </Modal>
  );
}
