import { useId } from 'react';
import type { IslandTexts } from '@federation/i18n/strings';
import type { CameraProblem } from './rules.ts';
import styles from './Scanner.module.css';

/** Help if the camera does not work, or finds no code for some time. */
export function ScanHelp({
  text,
  problem,
}: {
  text: IslandTexts['scannerHelp'];
  problem: CameraProblem | 'slow';
}) {
  const id = useId();
  if (problem !== 'slow') {
    return (
      <div className={styles.problem} role="alert" aria-labelledby={id}>
        <h3 id={id}>{text.problems[problem].title}</h3>
        <p>{text.problems[problem].help}</p>
      </div>
    );
  }
  return (
    <div className={styles.problem} role="status">
      <h3>{text.tipsTitle}</h3>
      <ul>
        {text.tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </div>
  );
}
