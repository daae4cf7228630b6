import { toChannels } from './contrast.ts';

/** A mixture of two colours: `share` of the second one, from 0 to 1. */
export function mix(colour: string, other: string, share: number): string {
  const channels = toChannels(other);
  return `#${toChannels(colour)
    .map((channel, index) => Math.round(channel + ((channels[index] ?? 0) - channel) * share))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;
}
