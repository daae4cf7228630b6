import type { VerifierProps } from './config.ts';
import { NumberEntry } from './NumberEntry.tsx';
import { Scanner } from './Scanner.tsx';
import { Upload } from './Upload.tsx';

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
