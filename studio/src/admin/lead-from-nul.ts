const NUL = /%00/g

/**
 * Leads from an address whose query holds NUL to the same without it. Payload keeps the language of a form among the preferences of a person,
 * and other parts of an address in questions to the database: none stores that character, and the page would be an error.
 */
export function leadFromNul({ url }: Pick<Request, 'url'>): Response | undefined {
  const { pathname, search } = new URL(url)
  if (!search.includes('%00')) return undefined
  return new Response(null, { status: 307, headers: { Location: `${pathname}${search.replace(NUL, '')}` } })
}
