/** Algolia's limit. */
const MAX_QUERY_BYTES = 512

/** Returns the first 512 bytes of a query in UTF-8, never ending inside a character. */
export function cutQuery(query: string): string {
  // A code unit is at least one byte, so what lies beyond is cut before anything is counted.
  const start = query.slice(0, MAX_QUERY_BYTES)
  let bytes = 0
  let length = 0
  for (const character of start) {
    bytes += Buffer.byteLength(character)
    if (bytes > MAX_QUERY_BYTES) return start.slice(0, length)
    length += character.length
  }
  return start
}
