/** Makes the button below a page hand its address to the device, or copy it where the device can’t share. */
export function startPageTools(root: ParentNode = document): void {
  const button = root.querySelector<HTMLButtonElement>('[data-share]');
  if (!button) return;
  button.onclick = async () => {
    const status = button.nextElementSibling as HTMLElement;
    const url = location.href;
    try {
      // Older browsers have neither; the address is then shown, to be copied by hand.
      const device: Partial<Navigator> = navigator;
      if (device.share) return await device.share({ url });
      await navigator.clipboard.writeText(url);
      status.textContent = status.dataset.copied ?? '';
    } catch {
      status.textContent = `${status.dataset.failed} ${url}`;
    }
  };
}
