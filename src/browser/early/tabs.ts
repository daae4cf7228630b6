/*
 * Folds all panels before this script but one, as the island of the tabs does later. The search of
 * the browser and links to a text find the words of a folded panel; it opens then, and the address
 * names it, which the island follows.
 */
const panels = [...(document.currentScript?.previousElementSibling?.children ?? [])];
const isNamed = (panel: Element) => location.hash === `#${panel.id}`;
const unfold = (shown: Element | undefined) =>
  panels.forEach((panel) =>
    panel === shown
      ? panel.removeAttribute('hidden')
      : panel.setAttribute('hidden', 'onbeforematch' in panel ? 'until-found' : ''),
  );
const follow = () => panels.some(isNamed) && unfold(panels.find(isNamed));
unfold(panels.find(isNamed) ?? panels[0]);
addEventListener('hashchange', follow);
for (const panel of panels)
  panel.addEventListener('beforematch', () => {
    history.replaceState(history.state, '', `#${panel.id}`);
    dispatchEvent(new Event('hashchange'));
  });
