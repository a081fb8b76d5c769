import type { Position } from './distance.ts'

/** Streets are on other maps than ours; nothing is sent there before the visitor goes. */
export function toDirections({ lat, lng }: Position): string {
  return `https://www.openstreetmap.org/directions?to=${lat}%2C${lng}`
}

/** A link that dials; `phone` with all that is dialled from anywhere (RFC 3966). */
export const toDial = (phone: string): string => `tel:${phone.replace(/[^+\d;ext=]/g, '')}`
