function toChannels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
}

/** Mixes two colours of the form `#rrggbb`: 0 gives the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const target = toChannels(to)
  const mixed = toChannels(from).map((channel, index) => Math.round(channel + ((target[index] ?? 0) - channel) * share))
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

export const tint = (colour: string, share: number): string => mix(colour, '#ffffff', share)
export const shade = (colour: string, share: number): string => mix(colour, '#2a1208', share)
