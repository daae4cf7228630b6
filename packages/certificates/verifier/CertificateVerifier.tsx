import type { IslandTexts } from '@federation/i18n/strings';
import type { VerifierConfig } from './config.ts';
import { NumberEntry } from './NumberEntry.tsx';
import { Scanner } from './Scanner.tsx';
import { Upload } from './Upload.tsx';

/** One of the three methods of verification, with its strings. */
export type VerifierProps = { config: VerifierConfig } & {
  [Method in keyof IslandTexts['certificateVerifier']]: {
    by: Method;
    text: IslandTexts['certificateVerifier'][Method];
  };
}[keyof IslandTexts['certificateVerifier']];

/**
 * Verifies certificates on the device. The code that reads pictures and verifies signatures is
 * loaded on demand.
 */
export function CertificateVerifier(props: VerifierProps) {
  switch (props.by) {
    case 'number':
      return <NumberEntry text={props.text} config={props.config} />;
    case 'scan':
      return <Scanner text={props.text} config={props.config} />;
    case 'upload':
      return <Upload text={props.text} config={props.config} />;
  }
}
