import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

interface Props extends ComponentProps<'button'> {
  Icon: LucideIcon;
  label: string;
}

/** A button with a drawing alone; its name is shown under the pointer. */
export function Tool({ Icon, label, className = 'tool', ...others }: Props) {
  return (
    <button type="button" className={className} title={label} aria-label={label} {...others}>
      <Icon aria-hidden />
    </button>
  );
}
