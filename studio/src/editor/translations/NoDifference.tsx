/** What the studio remembers of a document says nothing in a comparison of two versions. */
export function NoDifference() {
  return null
}
