import { useEffect, useRef, type ReactNode } from 'react';
import styles from './forms.module.css';

interface Props {
  /** The current step. When it changes, the heading is focused, which also announces it. */
  step: string;
  /** Focuses the heading when it first appears. */
  focusOnMount?: boolean;
  children: ReactNode;
}

/** The heading of the current step of a form. */
export function StepHeading({ step, focusOnMount, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const focusedStep = useRef(focusOnMount ? undefined : step);
  useEffect(() => {
    if (focusedStep.current === step) return;
    focusedStep.current = step;
    heading.current?.focus();
  }, [step]);
  return (
    <h3 ref={heading} className={styles.heading} tabIndex={-1}>
      {children}
    </h3>
  );
}
