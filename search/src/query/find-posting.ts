/** Where `document` stands among the ascending `documents[from] … documents[to - 1]`, -1 when it does not. */
export function findPosting(documents: Uint32Array, from: number, to: number, document: number): number {
  let low = from
  let high = to
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((documents[middle] ?? 0) < document) low = middle + 1
    else high = middle
  }
  return low < to && documents[low] === document ? low : -1
}
