import type { Position } from './distance.ts'

/** Returns a link to directions on OpenStreetMap; nothing is sent there before the visitor follows it. */
export function toDirections({ lat, lng }: Position): string {
  return `https://www.openstreetmap.org/directions?to=${lat}%2C${lng}`
}

/** Returns a `tel:` link; `phone` must be complete for calls from anywhere (RFC 3966). */
export const toDial = (phone: string): string => `tel:${phone.replace(/[^+\d;ext=]/g, '')}`
