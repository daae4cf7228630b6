import { render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import type { LookUpMode } from '../../../../src/islands/visitor-tracker/rules.ts';
import { getIslandTexts } from '../../../../packages/i18n/strings.ts';
import { VisitorTracker } from '../../../../src/islands/visitor-tracker/VisitorTracker.tsx';

export const lookUpUrl = 'https://lookup.example/json/';

export const pune = {
  ip: '203.0.113.24',
  city: 'Pune',
  region: 'Maharashtra',
  country_name: 'India',
};

/** Renders the box, as each page does. */
export function showTracker(mode: LookUpMode) {
  return render(
    <VisitorTracker
      text={getIslandTexts('en').visitorTracker}
      mode={mode}
      url={lookUpUrl}
      privacyHref="/storage"
    />,
  );
}

/** The value for a label in the box. */
export function shownFor(label: string): string | null | undefined {
  return screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;
}

/** Simulates the look-up service, which gives every request the same response. */
export function serviceAnswers(answer: () => Response | Promise<Response>) {
  const service = vi.fn<typeof fetch>(() => Promise.resolve().then(answer));
  vi.stubGlobal('fetch', service);
  return service;
}
