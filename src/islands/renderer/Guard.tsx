import { Component, type ReactNode } from 'react';
import {
  readCaret,
  readFieldValues,
  writeCaret,
  writeFieldValues,
  type Caret,
  type FieldValues,
} from './content.ts';

interface Props {
  island: HTMLElement;
  /** HTML from the build. */
  served: DocumentFragment;
  children: ReactNode;
}

/**
 * Shows what the build rendered if an island throws, with what was typed into it and the focus
 * where it was. React would remove all of the island otherwise. The event is the one of Astro for an island whose script
 * could not be loaded, so that both are handled in one place, `src/browser/site/failed-parts.ts`.
 */
export class Guard extends Component<Props, { failed: boolean }> {
  override state = { failed: false };
  private typed: FieldValues = new Map();
  private caret: Caret | undefined;

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    const { island, served } = this.props;
    writeFieldValues(served, this.typed);
    island.replaceChildren(served);
    if (this.caret) writeCaret(island, this.caret);
    island.dispatchEvent(new CustomEvent('astro:hydration-error', { bubbles: true }));
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    // The last moment at which the fields are there, whether the island was running or starting.
    this.typed = readFieldValues(this.props.island);
    this.caret = readCaret(this.props.island);
    return null;
  }
}
