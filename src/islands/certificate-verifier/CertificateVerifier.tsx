import type { IslandTexts } from '../../i18n/islands.ts';
import type { VerifierFacts } from './facts.ts';
import { NumberEntry } from './NumberEntry.tsx';
import { Scanner } from './Scanner.tsx';
import { Upload } from './Upload.tsx';

/** One of the three ways to verify, with the texts of that way. */
export type VerifierProps = { facts: VerifierFacts } & {
  [Way in keyof IslandTexts['certificateVerifier']]: { by: Way; text: IslandTexts['certificateVerifier'][Way] };
}[keyof IslandTexts['certificateVerifier']];

/** Verifies certificates on this device. What reads pictures and checks seals is fetched when it is asked for. */
export function CertificateVerifier(props: VerifierProps) {
  switch (props.by) {
    case 'number':
      return <NumberEntry text={props.text} facts={props.facts} />;
    case 'scan':
      return <Scanner text={props.text} facts={props.facts} />;
    case 'upload':
      return <Upload text={props.text} facts={props.facts} />;
  }
}
