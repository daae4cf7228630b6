import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

// jsdom knows the dialog element but can't open it as a modal.
HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

beforeEach(() => {
  // An unexpected error fails the test that caused it.
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    throw new Error(`Unexpected console.error: ${parts.map(String).join(' ')}`);
  });
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

// jsdom neither moves nor scrolls.
Element.prototype.getAnimations = () => [];
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.scrollTo = () => undefined;
