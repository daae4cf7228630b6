import { useState } from 'react';
import { toFieldLines } from '@federation/portal/contract/mail';
import type { IslandTexts } from '@federation/i18n/strings';
import type { SummaryRows } from './SummaryList.tsx';

interface Props {
  text: Pick<IslandTexts['formOutcome'], 'copied' | 'notCopied'>;
  label: string;
  rows: SummaryRows;
}

/** A button that copies the fields of a form, and reports success or failure. */
export function CopyButton({ text, label, rows }: Props) {
  const [copied, setCopied] = useState<boolean>();
  const copy = () => {
    // The clipboard may be missing or not permitted.
    void Promise.resolve(
      navigator.clipboard?.writeText(toFieldLines(rows)) ??
        Promise.reject(new Error('no clipboard')),
    ).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <>
      <button type="button" className="button secondary" onClick={copy}>
        {label}
      </button>
      <span role="status">{copied === undefined ? '' : copied ? text.copied : text.notCopied}</span>
    </>
  );
}
