import type { CDPSession } from '@playwright/test';

/** The names of the fonts that draw an element; fonts of the device are marked. */
export async function readFonts(session: CDPSession, selector: string): Promise<string[]> {
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  if (!nodeId) return [];
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName, isCustomFont }) =>
    isCustomFont ? familyName : `${familyName} (system)`,
  );
}

/** A layout shift: its value, its time in milliseconds, and the elements that moved. */
export interface PageShift {
  value: number;
  at: number;
  moved: string[];
}

/** The layout shifts of the page so far. Runs in the page. */
export function readShifts(): Promise<PageShift[]> {
  interface Shift extends PerformanceEntry {
    value: number;
    sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
  }
  const show = ({ node, previousRect: from, currentRect: to }: Shift['sources'][number]) => {
    const element = node instanceof Element ? node : node?.parentElement;
    const text = (node?.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 30);
    return `<${element?.localName ?? 'removed'}> “${text}” by ${Math.round(to.x - from.x)}/${Math.round(to.y - from.y)} px`;
  };
  return new Promise((resolve) => {
    const shifts: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    // The browser has delivered all buffered entries after two frames.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        shifts.push(...observer.takeRecords());
        resolve(
          (shifts as Shift[]).map((shift) => ({
            value: shift.value,
            at: shift.startTime,
            moved: shift.sources.map(show),
          })),
        );
      }),
    );
  });
}
