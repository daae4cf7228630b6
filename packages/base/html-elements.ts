import { defaultTreeAdapter as tree, type DefaultTreeAdapterTypes } from 'parse5';

export type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

/** The elements below a node in the order of the page, including those inside `<template>`. */
export function* findElements(node: Node): Generator<Element> {
  if ('tagName' in node) yield node;
  if ('content' in node) yield* findElements(node.content);
  if (!('childNodes' in node)) return;
  for (const child of node.childNodes) yield* findElements(child);
}

/** The value of an attribute; undefined if the element does not have it. */
export function getAttribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

export function hasClass(element: Element, name: string): boolean {
  return (getAttribute(element, 'class') ?? '').split(/\s+/).includes(name);
}

/** The text in a node, with `separator` between its pieces. */
export function getText(node: Node, separator = ''): string {
  if (tree.isTextNode(node)) return node.value;
  return 'childNodes' in node
    ? node.childNodes.map((child) => getText(child, separator)).join(separator)
    : '';
}
