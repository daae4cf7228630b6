import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { markdown } from '@codemirror/lang-markdown';
import { defaultHighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { lintGutter, setDiagnostics } from '@codemirror/lint';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DeskIssue } from '../protocol/desk.ts';
import type { Language } from '@federation/i18n/languages';
import { pastedMarkdown, type PasteNote } from './paste/pasted-markdown.ts';
import { TextBar } from './text-bar.tsx';
import { useWords } from './words.ts';

interface Props {
  label: string;
  language: Language;
  value: string;
  issues: readonly DeskIssue[];
  /** A note on the whole text. */
  note?: string | undefined;
  /** The names of the components that the text can show. */
  offered: readonly string[];
  onChange: (value: string) => void;
}

/** Pastes formatted text as Markdown. */
function paste(
  { clipboardData }: ClipboardEvent,
  view: EditorView,
  say: (note: PasteNote | undefined) => void,
): boolean {
  const given = (type: string) => clipboardData?.getData(type) ?? '';
  const { text, note } = pastedMarkdown(given('text/html'), given('text/plain'));
  say(note);
  if (!text) return true;
  const { from } = view.state.selection.main;
  const { number, from: start } = view.state.doc.lineAt(from);
  const isBelowText = number > 1 && view.state.doc.line(number - 1).text.trim() !== '';
  const apart = start < from ? '\n\n' : isBelowText ? '\n' : '';
  const isApart = /^(#|- |\d+[.)] |\|)/.test(text);
  view.dispatch(view.state.replaceSelection(isApart ? `${apart}${text}` : text), {
    scrollIntoView: true,
  });
  return true;
}

/** A text as it is written, with the messages of the check at their lines. */
export function TextEditor({ label, language, value, issues, note, offered, onChange }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView>();

  const [pasteNote, setPasteNote] = useState<PasteNote>();
  const say = useWords();

  const startsWith = useEffectEvent(() => value);
  const changed = useEffectEvent(onChange);

  useEffect(() => {
    const editor = new EditorView({
      doc: startsWith(),
      extensions: [
        lineNumbers(),
        history(),
        // Tab leaves the text, as the keyboard has no other way out.
        keymap.of([...defaultKeymap, ...historyKeymap]),
        markdown(),
        syntaxHighlighting(defaultHighlightStyle),
        lintGutter(),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({
          'aria-label': label,
          lang: language,
          spellcheck: 'true',
        }),
        EditorView.domEventHandlers({ paste: (event, to) => paste(event, to, setPasteNote) }),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) changed(state.doc.toString());
        }),
      ],
      ...(container.current && { parent: container.current }),
    });
    setView(editor);
    return () => editor.destroy();
    // The text belongs to the editor from here on; another text is another editor.
  }, [label, language]);

  useEffect(() => {
    if (!view) return;
    const { doc } = view.state;
    const diagnostics = issues.flatMap(({ line, grade, text }) => {
      if (line === undefined) return [];
      const { from, to } = doc.line(Math.min(line, doc.lines));
      return [
        {
          from,
          to,
          severity: grade === 'stop' ? ('error' as const) : ('warning' as const),
          message: text,
        },
      ];
    });
    view.dispatch(setDiagnostics(view.state, diagnostics));
  }, [view, issues]);

  return (
    <div className="text">
      {view && <TextBar view={view} label={label} language={language} offered={offered} />}
      <div ref={container} />
      <p role="status" className="state">
        {pasteNote && say(pasteNote)}
      </p>
      {note && <p className="state">{note}</p>}
    </div>
  );
}
