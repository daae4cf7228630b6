import { getContrast } from './contrast.ts';
import { mix } from './mix.ts';
import type { Palette } from './palette.ts';

/** The three colours that somebody chooses; all others follow from them. */
export interface ChosenColours {
  ink: string;
  action: string;
  accent: string;
}

const [white, black, darkGrey] = ['#ffffff', '#000000', '#1a1a1a'];

/** The colour nearest to the first one, on the way to another, that can be read on all grounds. */
function until(colour: string, other: string, grounds: readonly string[], least: number): string {
  const steps = Array.from({ length: 51 }, (_, step) => mix(colour, other, step / 50));
  return steps.find((one) => grounds.every((ground) => getContrast(one, ground) >= least)) ?? other;
}

/**
 * A palette from three colours.
 *
 * @param base the grounds, lines and the colours of good news
 */
export function derivePalette({ ink, action, accent }: ChosenColours, base: Palette): Palette {
  const light = [white, base.paper, base.sand];
  const dark = [black, darkGrey];
  const accentTint = mix(accent, white, 0.9);
  const highAction = until(action, white, dark, 7);
  return {
    ...base,
    ink,
    inkSoft: until(mix(ink, white, 0.18), ink, light, 4.5),
    inkFaint: until(mix(ink, white, 0.3), ink, light, 4.5),
    inkBright: mix(ink, action, 0.6),
    action,
    actionDark: mix(action, black, 0.25),
    accent,
    accentText: until(accent, black, [...light, accentTint], 4.5),
    accentTint,
    highContrast: {
      action: highAction,
      actionHover: mix(highAction, white, 0.5),
      accent: until(accent, white, dark, 7),
      accentText: until(accent, white, dark, 7),
    },
  };
}
