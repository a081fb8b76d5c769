'use client'

/** Replaces a button of Payload that has no use here. */
export function NoButton() {
  return null
}
