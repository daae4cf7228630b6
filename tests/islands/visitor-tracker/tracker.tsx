import { render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import type { LookUpMode } from '../../../src/islands/visitor-tracker/rules.ts';
import { getIslandTexts } from '../../../src/i18n/translate.ts';
import { VisitorTracker } from '../../../src/islands/visitor-tracker/VisitorTracker.tsx';

export const lookUpUrl = 'https://lookup.example/json/';

export const pune = { ip: '203.0.113.24', city: 'Pune', region: 'Maharashtra', country_name: 'India' };

/** Loads the box once, as each page does. */
export function showTracker(mode: LookUpMode, language: 'en' | 'hi' = 'en') {
  return render(<VisitorTracker text={getIslandTexts(language).visitorTracker} mode={mode} url={lookUpUrl} privacyHref="/storage" />);
}

/** What the box shows beside one of its labels. */
export function shownFor(label: string): string | null | undefined {
  return screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;
}

/** Lets the look-up service answer each request in the same way; returns what was asked of it. */
export function serviceAnswers(answer: () => Response | Promise<Response>) {
  const service = vi.fn<typeof fetch>(() => Promise.resolve().then(answer));
  vi.stubGlobal('fetch', service);
  return service;
}
