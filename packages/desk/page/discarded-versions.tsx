import { useState } from 'react';
import type { DiscardedVersion } from '../protocol/publishing.ts';
import { formatDay } from '@federation/base/dates';
import { toIndianDay } from '@federation/base/indian-day';
import { useDesk } from './words.ts';

export function DiscardedVersions({ versions }: { versions: readonly DiscardedVersion[] }) {
  const { say, language } = useDesk();
  const [copied, setCopied] = useState<DiscardedVersion>();
  return (
    <section className="discarded">
      <h3>{say('discarded.title')}</h3>
      {versions.map((version) => (
        <details key={version.at + version.title}>
          <summary>
            {version.title}, {formatDay(toIndianDay(new Date(version.at)), language)}
          </summary>
          <div className="version">{version.text}</div>
          <button
            type="button"
            onClick={() =>
              void navigator.clipboard.writeText(version.text).then(() => setCopied(version))
            }
          >
            {say('discarded.copy')}
          </button>{' '}
          <span role="status">{copied === version && say('discarded.copied')}</span>
        </details>
      ))}
    </section>
  );
}
