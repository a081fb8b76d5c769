import { lowestContrast } from '@menagerie/sites/contrast'

/** Contrast on white that leaves room for the tinted surfaces of the theme. */
const READABLE_ON_TINTS = 5.6
const STEP = 0.04

const toChannels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
const toHex = (channels: readonly number[]) =>
  `#${channels.map((each) => Math.round(each).toString(16).padStart(2, '0')).join('')}`

/** Mixes a share of another colour into a colour. */
export function mixColours(hex: string, other: string, share: number): string {
  const [own, theirs] = [toChannels(hex), toChannels(other)]
  return toHex(own.map((channel, at) => channel + ((theirs[at] ?? 0) - channel) * share))
}

/** Returns the colour, darkened as far as white letters on it need. */
export function toReadableColour(hex: string): string {
  let colour = hex.toLowerCase()
  while (lowestContrast(colour, '#ffffff') < READABLE_ON_TINTS) colour = mixColours(colour, '#000000', STEP)
  return colour
}
