import { useLayoutEffect, useId, useRef, type ReactNode } from 'react';
import { useWords } from './words.ts';

interface Props {
  title: string;
  /** The label of the main button; without it, the dialog can only be closed. */
  action?: string | undefined;
  isBusy?: boolean;
  onDo?: () => void;
  /** Stops what is being done, where that is possible. */
  onStop?: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A question over the page. The browser keeps the focus in it; Escape closes it. */
export function Modal({ title, action, isBusy = false, onDo, onStop, onClose, children }: Props) {
  const say = useWords();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // It is closed before it is taken away, so that the browser gives the focus back.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog ref={dialog} aria-labelledby={id} onClose={onClose}>
      <form
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault();
          onDo?.();
        }}
      >
        <h2 id={id}>{title}</h2>
        {children}
        {isBusy && <p role="status">{say('working')}</p>}
        <div className="buttons">
          {action && (
            <button type="submit" className="main" disabled={isBusy}>
              {action}
            </button>
          )}
          {isBusy && onStop && (
            <button type="button" onClick={onStop}>
              {say('publish.stop')}
            </button>
          )}
          <button type="button" onClick={onClose}>
            {say(action && !isBusy ? 'cancel' : 'close')}
          </button>
        </div>
      </form>
    </dialog>
  );
}
