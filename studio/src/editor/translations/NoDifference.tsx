/** Hides internal fields of a document in a comparison of versions. */
export function NoDifference() {
  return null
}
