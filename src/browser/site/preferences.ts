import { writeStored } from '@federation/base/browser/storage';
import { storageKeys } from '@federation/base/storage-keys';

/** Makes the contrast and text size buttons work, and stores the choice. */
export function startPreferences(root: HTMLElement = document.documentElement): void {
  const contrast = root.querySelector<HTMLButtonElement>('[data-contrast-toggle]');
  const sizes = [...root.querySelectorAll<HTMLButtonElement>('[data-text-size-choice]')];

  // A stored size without a button counts as normal.
  if (!sizes.some((button) => button.dataset.textSizeChoice === root.dataset.textSize))
    delete root.dataset.textSize;

  const show = () => {
    contrast?.setAttribute('aria-pressed', String(root.dataset.contrast === 'high'));
    for (const button of sizes) {
      button.setAttribute(
        'aria-pressed',
        String(button.dataset.textSizeChoice === (root.dataset.textSize ?? 'normal')),
      );
    }
  };

  contrast?.addEventListener('click', () => {
    root.dataset.contrast = root.dataset.contrast === 'high' ? 'normal' : 'high';
    writeStored('local', storageKeys.contrast, root.dataset.contrast);
    show();
  });
  for (const button of sizes) {
    button.addEventListener('click', () => {
      root.dataset.textSize = button.dataset.textSizeChoice ?? 'normal';
      writeStored('local', storageKeys.textSize, root.dataset.textSize);
      show();
    });
  }
  show();
}
