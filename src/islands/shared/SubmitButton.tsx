interface Props {
  label: string;
  /** The label while sending; clicks have no effect then. */
  busyLabel: string;
  busy: boolean;
  /** True once the script runs; until then the button is disabled. */
  ready: boolean;
}

/** The submit button. It is not disabled while sending, so that it keeps the focus. */
export function SubmitButton({ label, busyLabel, busy, ready }: Props) {
  return (
    <button
      type={ready ? 'submit' : 'button'}
      className="button needs-script"
      disabled={!ready}
      aria-disabled={ready ? busy : undefined}
    >
      {busy ? busyLabel : label}
    </button>
  );
}
