import { ExternalLink, FileText } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { toLocalPath } from '../core/paths.ts';
import { storageKeys } from '../core/storage-keys.ts';
import { isLanguage, languageDetails, languages } from '../i18n/languages.ts';
import { Choice } from './labelled.tsx';
import { useDesk } from './words.ts';

/** In pixels: what most computers show, and a common phone. Without one, it is that of the pane. */
const widths = { pane: undefined, desktop: 1280, phone: 390 } as const;

const widthNames = ['pane', 'desktop', 'phone'] as const;

/**
 * In milliseconds, the pause before the page is asked for again. It decides nothing: nobody tells
 * the desk when the server has read what was saved, but the server tells each page that has loaded,
 * which then loads again by itself. A shorter pause only asks more often than a server reads.
 */
const pause = 1500;

/** How often a page that is not there is asked for: for as long as a server takes to start. */
const maxTries = 8;

interface Props {
  /** Whether the pane is folded. */
  isHidden: boolean;
  page: string | undefined;
  /** Whether the entry is still to be written. */
  isNew: boolean;
  /** How often something was saved. */
  saves: number;
}

/** The real page, as the development server shows it; it follows what is saved. */
export function Preview({ isHidden, page, isNew, saves }: Props) {
  const { say, language: ownLanguage } = useDesk();
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
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
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  const wanted = widths[width] ?? room.width;
  // A pane that is folded has no width.
  const scale = Math.min(1, room.width / wanted) || 1;
  const address = page && !isNew ? toLocalPath(page, language) : undefined;

  /**
   * What the browser shows while the server does not answer can't be read, and so can't be told to
   * reload.
   */
  const reload = useEffectEvent(() => {
    if (frame.current?.contentDocument) frame.current.contentWindow?.location.reload();
    else if (address) frame.current?.setAttribute('src', address);
  });
  useEffect(() => {
    // For a page that was still loading when the server told of the save, and so did not hear it.
    const timer = setTimeout(() => saves > 0 && reload(), pause);
    return () => clearTimeout(timer);
  }, [saves]);

  // The server may not have read a new file yet, or somebody is starting it again.
  const [failures, setFailures] = useState(0);
  const lookAgain = () => {
    const shown = frame.current?.contentDocument ? frame.current.contentWindow : null;
    const [loaded] = (shown?.performance.getEntriesByType('navigation') ??
      []) as PerformanceNavigationTiming[];
    setFailures(loaded && loaded.responseStatus !== 404 ? 0 : failures + 1);
  };
  useEffect(() => {
    const timer = setTimeout(() => failures > 0 && failures < maxTries && reload(), pause);
    return () => clearTimeout(timer);
  }, [failures]);

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
      <div ref={place} className="frame">
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
            {say(page && isNew ? 'preview.new' : 'preview.none')}
          </p>
        )}
      </div>
    </section>
  );
}
