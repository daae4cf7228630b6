import type { IslandTexts } from '@federation/i18n/strings';
import { useDisclaimer } from './use-disclaimer.ts';
import styles from './Disclaimer.module.css';

interface Props {
  /** Disclaimer of the federation, in the language of the page. */
  words: { title: string; body: string; law: string | undefined };
  text: IslandTexts['disclaimer'];
}

/** The disclaimer dialog. Its text is part of the page; the script only opens and closes it. */
export function Disclaimer({ words, text }: Props) {
  const { dialog, dismiss, remember } = useDisclaimer();
  return (
    <dialog
      ref={dialog}
      className={styles.disclaimer}
      aria-labelledby="disclaimer-title"
      onClose={remember}
    >
      <div className={styles.head}>
        <h2 id="disclaimer-title">{words.title}</h2>
        <button type="button" className={styles.close} aria-label={text.close} onClick={dismiss}>
          ×
        </button>
      </div>
      <p>{words.body}</p>
      {words.law !== undefined && <p>{words.law}</p>}
      <button type="button" className={`button ${styles.understand}`} onClick={dismiss}>
        {text.understand}
      </button>
    </dialog>
  );
}
