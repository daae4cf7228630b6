import { ExternalLink, FileText } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { OpenedEntry } from '../protocol/desk.ts';
import { toLocalPath } from '@federation/base/paths';
import { storageKeys } from '@federation/base/storage-keys';
import { isLanguage, languageDetails, languages } from '@federation/i18n/languages';
import { Choice } from './labelled.tsx';
import { isNew } from './unsaved-changes.ts';
import { useReload } from './use-reload.ts';
import { useDesk } from './words.ts';

/** In pixels: what most computers show, and a common phone. Without one, it is that of the pane. */
const widths = { pane: undefined, desktop: 1280, phone: 390 } as const;

const widthNames = ['pane', 'desktop', 'phone'] as const;

interface Props {
  isHidden: boolean;
  opened: OpenedEntry;
  saves: number;
}

/** The real page, as the development server shows it; it follows what is saved. */
export function Preview({ isHidden, opened, saves }: Props) {
  const { say, language: ownLanguage } = useDesk();
  const { page } = opened;
  const container = useRef<HTMLDivElement>(null);
  const [language, setLanguage] = useState(ownLanguage);
  const [width, setWidth] = useState<keyof typeof widths>('pane');
  const [room, setRoom] = useState({ width: 0, height: 0 });

  useEffect(() => {
    // A dialog of the page would take the focus from what somebody is typing.
    sessionStorage.setItem(storageKeys.disclaimer, 'dismissed');
    const observer = new ResizeObserver(
      ([entry]) =>
        entry && setRoom({ width: entry.contentRect.width, height: entry.contentRect.height }),
    );
    if (container.current) observer.observe(container.current);
    return () => observer.disconnect();
  }, []);

  const wanted = widths[width] ?? room.width;
  // A pane that is folded has no width.
  const scale = Math.min(1, room.width / wanted) || 1;
  const address = page && !isNew(opened) ? toLocalPath(page, language) : undefined;
  const { frame, lookAgain } = useReload(address, saves);

  return (
    <section aria-label={say('preview')} className="preview" hidden={isHidden}>
      <div className="bar">
        <Choice
          label={say('preview.language')}
          value={language}
          onChange={(value) => isLanguage(value) && setLanguage(value)}
          options={languages.map((one) => [one, languageDetails[one].name])}
        />
        <Choice
          label={say('preview.width')}
          value={width}
          onChange={(value) => setWidth(widthNames.find((one) => one === value) ?? 'pane')}
          options={widthNames.map((name) => [name, say(`preview.${name}`)])}
        />
        {address && (
          <a
            className="button tool"
            href={address}
            target="_blank"
            rel="noreferrer"
            title={say('preview.open')}
            aria-label={say('preview.open')}
          >
            <ExternalLink aria-hidden />
          </a>
        )}
      </div>
      <div ref={container} className="frame">
        {address ? (
          <iframe
            ref={frame}
            key={address}
            title={say('preview')}
            className={width}
            src={address}
            onLoad={lookAgain}
            style={{
              inlineSize: wanted || '100%',
              blockSize: room.height / scale,
              transform: `scale(${scale})`,
            }}
          />
        ) : (
          <p className="empty">
            <FileText aria-hidden />
            {say(page && isNew(opened) ? 'preview.new' : 'preview.none')}
          </p>
        )}
      </div>
    </section>
  );
}
