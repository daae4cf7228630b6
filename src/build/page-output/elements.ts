import type { DefaultTreeAdapterTypes } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;

/** The elements below a node in the order of the page, those inside `<template>` included. */
export function* findElements(node: DefaultTreeAdapterTypes.Node): Generator<Element> {
  if ('tagName' in node) yield node;
  if ('content' in node) yield* findElements(node.content);
  if (!('childNodes' in node)) return;
  for (const child of node.childNodes) yield* findElements(child);
}

/** The value of an attribute; undefined where the element does not have it. */
export function getAttribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}
