import { Component } from 'react';
import { rememberFields } from './content.ts';

/**
 * Fills in what was typed when React replaces the fields of an island as it starts. It comes before
 * the island, which then finds its fields as if they had been typed into.
 */
export class TypedFields extends Component<{ island: HTMLElement }> {
  private fillIn: ReturnType<typeof rememberFields> | undefined;
  private field: Element | null = null;

  override componentDidMount() {
    const { island } = this.props;
    if (this.field?.isConnected === false) this.fillIn?.(island);
  }

  override render() {
    const { island } = this.props;
    this.fillIn = rememberFields(island);
    this.field = island.querySelector('input, select, textarea');
    return null;
  }
}
