/** Thrown when something that a page needs is temporarily missing: the page is answered with 503. */
export class TryLater extends Error {
  override name = 'TryLater'
}
