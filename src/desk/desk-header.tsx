import { useEffect, useState } from 'react';
import { isLanguage, languageDetails, languages, type Language } from '../i18n/languages.ts';
import { useWords } from './words.ts';

const contrastKey = 'desk:contrast';

interface Props {
  language: Language;
  /** What was done, or why it was not. */
  announced: string;
  onLanguage: (language: Language) => void;
  onNew: () => void;
  onUndo: () => void;
  onPublish: () => void;
}

/** What concerns all entries, and how the desk looks. */
export function DeskHeader({ language, announced, onLanguage, onNew, onUndo, onPublish }: Props) {
  const say = useWords();
  const [isContrast, setContrast] = useState(localStorage.getItem(contrastKey) === 'high');
  useEffect(() => {
    const contrast = isContrast ? 'high' : 'normal';
    document.documentElement.dataset['contrast'] = contrast;
    localStorage.setItem(contrastKey, contrast);
  }, [isContrast]);
  return (
    <header>
      <h1>{say('title')}</h1>
      <button type="button" onClick={onNew}>
        {say('new')}
      </button>
      <button type="button" onClick={onUndo}>
        {say('undo')}
      </button>
      <button type="button" className="main" onClick={onPublish}>
        {say('publish')}
      </button>
      <label htmlFor="desk-language">{say('language')}</label>
      <select
        id="desk-language"
        value={language}
        onChange={({ target: { value } }) => isLanguage(value) && onLanguage(value)}
      >
        {languages.map((one) => (
          <option key={one} value={one} lang={one}>
            {languageDetails[one].name}
          </option>
        ))}
      </select>
      <button type="button" aria-pressed={isContrast} onClick={() => setContrast(!isContrast)}>
        {say('contrast')}
      </button>
      <p role="status" className="notice">
        {announced}
      </p>
    </header>
  );
}
