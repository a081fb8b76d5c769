'use client'

/** In the place of a button that has no meaning here. */
export function NoButton() {
  return null
}
