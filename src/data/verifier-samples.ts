import js from './verifier-samples/js.txt?raw';
import python from './verifier-samples/python.txt?raw';
import type { Settings } from '@federation/content-model/settings';

const samples = { python, js };

export type SampleLanguage = keyof typeof samples;

/** A program that verifies certificates of a site, as verifiers can copy it. */
export function toVerifierSample(
  language: SampleLanguage,
  { site, certificatePrefix }: Pick<Settings, 'site' | 'certificatePrefix'>,
): string {
  return samples[language].replace('<site>', site).replace('<prefix>', certificatePrefix);
}
