import { findComponent } from '../components/components.ts';
import type { Settings } from '../settings/settings.ts';
import { ContentText } from './text.ts';
import { attributesOf, isComponent } from './tree.ts';

/** A text without the parts that its components hide with these settings. */
export const toShownText = (source: string, settings: Settings): ContentText =>
  new ContentText(
    source,
    1,
    (node) =>
      isComponent(node) &&
      findComponent(node.name)?.isShown?.(settings, attributesOf(node)) === false,
  );
