import { useEffect, useRef, type ReactNode } from 'react';

interface Props {
  /** What is shown now; when it changes, the heading takes the focus, which also reads it out. */
  step: string;
  /** Set where the heading itself is what has just appeared. */
  arriving?: boolean;
  children: ReactNode;
}

/** The heading above the step of a form that is shown. */
export function StepHeading({ step, arriving, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(arriving ? undefined : step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);
  return (
    <h3 ref={heading} tabIndex={-1}>
      {children}
    </h3>
  );
}
