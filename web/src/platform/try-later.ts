/** What a page needs is not there at the moment, and worth another try soon: the page is answered with 503. */
export class TryLater extends Error {
  override name = 'TryLater'
}
