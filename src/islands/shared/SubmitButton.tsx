interface Props {
  label: string;
  /** What the button says while something is under way; it does nothing then. */
  busyLabel: string;
  busy: boolean;
  /** Whether the script runs. Until then the button waits, and leaves the form to the one that needs no script. */
  ready: boolean;
}

/** The button that sends. It keeps the focus while it waits for the answer. */
export function SubmitButton({ label, busyLabel, busy, ready }: Props) {
  return (
    <button type={ready ? 'submit' : 'button'} className="button needs-script" disabled={!ready} aria-disabled={busy}>
      {busy ? busyLabel : label}
    </button>
  );
}
