/**
 * An occurrence of a word in a record, in 29 bits: number of the attribute (8), position of the word in it (20), and
 * whether the word is the whole value (1). So occurrences sort by attribute, then position.
 */
const POSITION_BITS = 20
const LAST_POSITION = (1 << POSITION_BITS) - 1

/** Further attributes share the last number. */
export const LAST_ATTRIBUTE = 255

export function toOccurrence(attribute: number, position: number, isWhole: boolean): number {
  const place = attribute * (LAST_POSITION + 1) + Math.min(position, LAST_POSITION)
  return place * 2 + (isWhole ? 1 : 0)
}

export function attributeOf(occurrence: number): number {
  return occurrence >>> (POSITION_BITS + 1)
}

export function positionOf(occurrence: number): number {
  return (occurrence >>> 1) & LAST_POSITION
}

export function isWholeWord(occurrence: number): boolean {
  return (occurrence & 1) === 1
}
