/** Does what a button below a page says: copies its address, or hands it to the device. */
async function run(tool: string | undefined, status: HTMLElement): Promise<void> {
  const { href: url } = new URL(location.pathname + location.search, location.href);
  if (tool === 'share') return navigator.share({ title: document.title, url }).catch(() => undefined);
  try {
    await navigator.clipboard.writeText(url);
    status.textContent = status.dataset.copied ?? '';
  } catch {
    // Without leave to copy, the address is shown to be copied by hand.
    status.textContent = `${status.dataset.failed} ${url}`;
  }
}

/** Makes the buttons work, and offers sharing where the device can. */
export function startPageTools(root: ParentNode = document): void {
  const tools = root.querySelector('[data-page-tools]');
  const status = tools?.querySelector<HTMLElement>('[role=status]');
  if (!tools || !status) return;
  tools.querySelector('[data-tool=share]')?.toggleAttribute('hidden', !('share' in navigator));
  tools.addEventListener('click', ({ target }) => {
    const tool = (target as Element).closest<HTMLElement>('[data-tool]')?.dataset.tool;
    if (tool) void run(tool, status);
  });
}
