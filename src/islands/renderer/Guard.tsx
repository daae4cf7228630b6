import { Component, type ReactNode } from 'react';
import { rememberFields } from './content.ts';

interface Props {
  island: HTMLElement;
  /** HTML from the build. */
  served: DocumentFragment;
  children: ReactNode;
}

/**
 * Restores the HTML of the build if an island throws, with the typed text and the focus; React
 * would remove all of the island otherwise. It dispatches the event of Astro for an island whose
 * script could not be loaded, so that `src/browser/site/failed-parts.ts` handles both.
 */
export class Guard extends Component<Props, { failed: boolean }> {
  override state = { failed: false };
  private fillIn: ReturnType<typeof rememberFields> | undefined;

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    const { island, served } = this.props;
    island.replaceChildren(served);
    this.fillIn?.(island);
    island.dispatchEvent(new CustomEvent('astro:hydration-error', { bubbles: true }));
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    // The fields exist up to this moment, whether the island was running or starting.
    this.fillIn = rememberFields(this.props.island);
    return null;
  }
}
