import { fill } from '../../i18n/fill.ts';
import type { IslandTexts } from '../../i18n/islands.ts';
import { useClearing, type Cleared } from './use-clearing.ts';

type Text = IslandTexts['clearStorage'];

/** The button that clears what this site keeps in the browser, and says what came of it. */
export function ClearStorage({ text }: { text: Text }) {
  const { cleared, clear } = useClearing();
  return (
    <div className="needs-script">
      <button type="button" onClick={clear}>
        {text.clear}
      </button>
      <p role="status">{cleared === undefined ? '' : toWords(cleared, text)}</p>
    </div>
  );
}

function toWords(cleared: Cleared, text: Text): string {
  if (cleared === 'blocked') return text.blocked;
  if (cleared === 0) return text.nothing;
  return fill(cleared === 1 ? text.one : text.other, { count: cleared });
}
