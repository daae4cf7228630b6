import {
  Bold,
  Heading2,
  Heading3,
  Image,
  Italic,
  Link,
  List,
  ListOrdered,
  Shapes,
  Table,
} from 'lucide-react';
import type { EditorView } from '@codemirror/view';
import { useEffect, useState } from 'react';
import type { Language } from '@federation/i18n/languages';
import type { DeskComponent } from './api.ts';
import { ComponentDialog } from './component-dialog.tsx';
import { goTo } from './go-to.ts';
import { LinkDialog } from './link-dialog.tsx';
import { Modal } from './modal.tsx';
import {
  insertParagraphs,
  wrapSelection,
  prefixLines,
  insert,
  selectionOf,
  emptyTable,
} from './text-edits.ts';
import { Tool } from './tool.tsx';
import { useDesk } from './words.ts';

/** A part of another component is offered only where the text has that component. */
const findOffered = (
  components: readonly DeskComponent[],
  offered: readonly string[],
  text: string,
) =>
  components.filter(
    ({ name, inside, isOfOnePage }) =>
      offered.includes(name) &&
      (!inside || text.includes(`<${inside}`)) &&
      (!isOfOnePage || text.includes(`<${name}`)),
  );

interface Props {
  view: EditorView;
  label: string;
  language: Language;
  /** The names of the components that the text can show. */
  offered: readonly string[];
}

/** Buttons for those who do not know Markdown. */
export function TextBar({ view, label, language, offered }: Props) {
  const { say, components } = useDesk();
  const [dialog, setDialog] = useState<'link' | 'component' | 'picture'>();
  const close = (text?: string, inSentence = dialog === 'link') => {
    setDialog(undefined);
    if (text !== undefined && inSentence) insert(view, text);
    else if (text !== undefined) insertParagraphs(text)(view);
  };
  // The focus can come to the text when the dialog is gone.
  useEffect(() => (dialog ? () => view.focus() : undefined), [dialog, view]);
  // A picture belongs to the entry, not to its text.
  const showPicture = () => {
    const isThere = ['entry_image', 'entry_photographs'].some((id) =>
      goTo(document.getElementById(id)),
    );
    if (!isThere) setDialog('picture');
  };
  const tools = [
    ['bar.heading', Heading2, prefixLines(() => '## ')],
    ['bar.subheading', Heading3, prefixLines(() => '### ')],
    ['bar.bold', Bold, wrapSelection('**')],
    ['bar.italic', Italic, wrapSelection('*')],
    ['bar.list', List, prefixLines(() => '- ')],
    ['bar.numbers', ListOrdered, prefixLines((index) => `${index + 1}. `)],
    ['bar.table', Table, insertParagraphs(emptyTable(say('bar.heading')))],
    ['bar.link', Link, () => setDialog('link')],
    ['bar.picture', Image, showPicture],
    ['bar.component', Shapes, () => setDialog('component')],
  ] as const;
  return (
    <div role="group" aria-label={`${say('bar.label')}: ${label}`} className="bar">
      {tools.map(([name, Icon, run]) => (
        <Tool key={name} Icon={Icon} label={say(name)} onClick={() => run(view)} />
      ))}
      {dialog === 'link' && (
        <LinkDialog language={language} words={selectionOf(view)} onClose={close} />
      )}
      {dialog === 'picture' && (
        <Modal title={say('bar.picture')} onClose={() => close()}>
          <p>{say('picture.none')}</p>
        </Modal>
      )}
      {dialog === 'component' && (
        <ComponentDialog
          components={findOffered(components, offered, view.state.doc.toString())}
          language={language}
          content={selectionOf(view)}
          onClose={close}
        />
      )}
    </div>
  );
}
