import { Component } from 'react';
import {
  readCaret,
  readFieldValues,
  writeCaret,
  writeFieldValues,
  type Caret,
  type FieldValues,
} from './content.ts';

/**
 * Fills in what was typed when React replaces the fields of an island as it starts. It comes before
 * the island, which then finds its fields as if they had been typed into.
 */
export class TypedFields extends Component<{ island: HTMLElement }> {
  private typed: FieldValues = new Map();
  private caret: Caret | undefined;
  private field: Element | null = null;

  override componentDidMount() {
    const { island } = this.props;
    if (this.field?.isConnected !== false) return;
    writeFieldValues(island, this.typed);
    if (this.caret) writeCaret(island, this.caret);
  }

  override render() {
    const { island } = this.props;
    this.typed = readFieldValues(island);
    this.caret = readCaret(island);
    this.field = island.querySelector('input, select, textarea');
    return null;
  }
}
