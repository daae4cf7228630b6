import type { Language } from '@federation/i18n/languages';
import type { IslandTexts } from '@federation/i18n/strings';
import type { Issuer } from '../shared/issuer.ts';
import type { Trust } from '../shared/keys.ts';

export interface VerifierConfig {
  language: Language;
  issuer: Issuer;
  /** The issuer and key of the demonstration certificates, if the site shows them. */
  demonstration: Trust | undefined;
  /** The example number of the specification, if the site shows a demonstration. */
  example: string | undefined;
  /** The address for questions and for reporting fakes. */
  email: string;
}

type Texts = IslandTexts['certificateVerifier'];

/** The strings and configuration of a method of verification. */
export interface MethodProps<Method extends keyof Texts> {
  text: Texts[Method];
  config: VerifierConfig;
}

/** The props of any method. */
export type VerifierProps = {
  [Method in keyof Texts]: MethodProps<Method> & { by: Method };
}[keyof Texts];
