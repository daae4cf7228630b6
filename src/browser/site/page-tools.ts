/** Makes the share button share the address of the page, or copy it if the device can’t share. */
export function startPageTools(root: ParentNode = document): void {
  const button = root.querySelector<HTMLButtonElement>('[data-share]');
  if (!button) return;
  button.onclick = async () => {
    const status = button.nextElementSibling as HTMLElement;
    const url = location.href;
    try {
      // If neither is supported, the address is shown for copying by hand.
      const device: Partial<Navigator> = navigator;
      if (device.share) return await device.share({ url });
      await navigator.clipboard.writeText(url);
      status.textContent = status.dataset.copied ?? '';
    } catch {
      status.textContent = `${status.dataset.failed} ${url}`;
    }
  };
}
