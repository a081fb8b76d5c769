/** Returns where `document` stands among the ascending `documents[from] … documents[to - 1]`, or -1. */
export function findPosting(documents: Uint32Array, from: number, to: number, document: number): number {
  const at = findLeast(documents, from, to, document)
  return at < to && documents[at] === document ? at : -1
}

/** Returns where the first document stands that is not below `document`, or `to`. It is fast when that place is near `from`. */
export function findFrom(documents: Uint32Array, from: number, to: number, document: number): number {
  let low = from
  let high = from
  for (let step = 1; high < to && (documents[high] ?? 0) < document; step *= 2) {
    low = high + 1
    high += step
  }
  return findLeast(documents, low, high < to ? high : to, document)
}

function findLeast(documents: Uint32Array, from: number, to: number, document: number): number {
  let low = from
  let high = to
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((documents[middle] ?? 0) < document) low = middle + 1
    else high = middle
  }
  return low
}
