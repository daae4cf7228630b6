import type { Receipt } from '../../browser/post-form.ts';
import type { IslandTexts } from '@federation/i18n/strings';

interface Props {
  text: Pick<IslandTexts['formOutcome'], 'reference'>;
  receipt: Receipt | undefined;
}

/** The reference of the submission, and the next steps. */
export function ReceiptText({ text, receipt }: Props) {
  if (!receipt) return null;
  return (
    <>
      <p>
        {text.reference}: <strong>{receipt.reference}</strong>
      </p>
      {receipt.message && <p>{receipt.message}</p>}
    </>
  );
}
