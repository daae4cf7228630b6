import {
  BookOpen,
  Calendar,
  ChartNoAxesColumn,
  Check,
  ChevronDown,
  Clock,
  Contrast,
  FileText,
  Globe,
  GraduationCap,
  Landmark,
  Lightbulb,
  Mail,
  Menu,
  Pause,
  Phone,
  Play,
  Scale,
  Search,
  ShieldCheck,
  Users,
  Wallet,
  X,
  type LucideIcon,
} from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { IconName } from '@federation/base/icons';

/** The icons that texts may name, and those of the site’s own controls. */
export type DrawnIcon =
  IconName | 'check' | 'chevron' | 'close' | 'contrast' | 'menu' | 'play' | 'search';

const icons: Record<DrawnIcon, LucideIcon> = {
  policy: Landmark,
  research: ChartNoAxesColumn,
  book: BookOpen,
  people: Users,
  training: GraduationCap,
  insight: Lightbulb,
  shield: ShieldCheck,
  scale: Scale,
  clock: Clock,
  pause: Pause,
  wallet: Wallet,
  phone: Phone,
  mail: Mail,
  document: FileText,
  calendar: Calendar,
  globe: Globe,
  check: Check,
  chevron: ChevronDown,
  close: X,
  contrast: Contrast,
  menu: Menu,
  play: Play,
  search: Search,
};

/** The icons as SVG. Each is drawn once, as pages have dozens. */
export const iconDrawings = Object.fromEntries(
  Object.entries(icons).map(([name, Drawing]) => [
    name,
    renderToStaticMarkup(
      createElement(Drawing, { className: 'icon', size: 20, strokeWidth: 1.75 }),
    ),
  ]),
) as Record<DrawnIcon, string>;
