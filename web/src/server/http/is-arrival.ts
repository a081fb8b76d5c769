/**
 * Tells whether a visitor comes from elsewhere: a typed address, another website or host, or a program that does not
 * say. `fetchSite` is the header `Sec-Fetch-Site`. A visitor from a page of the same origin has its styles already.
 */
export function isArrivalFrom(fetchSite: string | undefined): boolean {
  return fetchSite !== 'same-origin'
}
