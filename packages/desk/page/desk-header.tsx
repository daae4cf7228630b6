import { Contrast, Eye, List, Plus, Send, SquarePen, Undo2, type LucideIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { LastChange } from '../protocol/desk.ts';
import { isLanguage, languageDetails, languages, type Language } from '@federation/i18n/languages';
import { Tool } from './tool.tsx';
import { panes as paneNames, type Pane } from './use-panes.ts';
import { useDesk, type Announcement } from './words.ts';

const contrastKey = 'desk:contrast';

const paneIcons: Record<Pane, LucideIcon> = { list: List, form: SquarePen, page: Eye };

interface Props {
  announcement: Announcement;
  /** The panes that are shown; undefined where there is nothing to choose. */
  panes: ReadonlySet<Pane> | undefined;
  onPane: (pane: Pane) => void;
  onLanguage: (language: Language) => void;
  onNew: () => void;
  lastChange: LastChange | null;
  onUndo: () => void;
  onPublish: () => void;
}

/** Actions on all entries, and the appearance of the desk. */
export function DeskHeader({
  announcement,
  panes,
  onPane,
  onLanguage,
  onNew,
  lastChange,
  onUndo,
  onPublish,
}: Props) {
  const { say, language } = useDesk();
  const [isContrast, setContrast] = useState(localStorage.getItem(contrastKey) === 'high');
  useEffect(() => {
    const contrast = isContrast ? 'high' : 'normal';
    document.documentElement.dataset['contrast'] = contrast;
    localStorage.setItem(contrastKey, contrast);
  }, [isContrast]);
  return (
    <header>
      <h1>
        <img src="/favicon.svg" alt="" />
        {say('title')}
      </h1>
      {panes && (
        <div role="group" aria-label={say('panes')} className="actions">
          {paneNames.map((pane) => {
            const Icon = paneIcons[pane];
            return (
              <button
                key={pane}
                type="button"
                aria-pressed={panes.has(pane)}
                onClick={() => onPane(pane)}
              >
                <Icon aria-hidden />
                {say(`pane.${pane}`)}
              </button>
            );
          })}
        </div>
      )}
      <div className="actions">
        <button type="button" className="undo" disabled={!lastChange} onClick={onUndo}>
          <Undo2 aria-hidden />
          {lastChange ? say(`undo.${lastChange.kind}`, { name: lastChange.name }) : say('undo')}
        </button>
        <button type="button" onClick={onNew}>
          <Plus aria-hidden />
          {say('new')}
        </button>
        <button type="button" className="main" onClick={onPublish}>
          <Send aria-hidden />
          {say('publish')}
        </button>
        <select
          aria-label={say('language')}
          value={language}
          onChange={({ target: { value } }) => isLanguage(value) && onLanguage(value)}
        >
          {languages.map((one) => (
            <option key={one} value={one} lang={one}>
              {languageDetails[one].name}
            </option>
          ))}
        </select>
        <Tool
          Icon={Contrast}
          label={say('contrast')}
          aria-pressed={isContrast}
          onClick={() => setContrast(!isContrast)}
        />
      </div>
      <p role="status" className="notice" data-kind={announcement.kind}>
        {announcement.text}
      </p>
    </header>
  );
}
