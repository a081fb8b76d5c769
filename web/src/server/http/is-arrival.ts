/**
 * Whether a visitor comes from elsewhere: by a typed address, from another website or host, or with a program that does not tell. `fetchSite`:
 * the header `Sec-Fetch-Site`. A visitor that comes from a page of the same origin has its styles already.
 */
export function isArrivalFrom(fetchSite: string | undefined): boolean {
  return fetchSite !== 'same-origin'
}
