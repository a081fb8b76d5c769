export const dynamic = 'force-dynamic'

/** What stands in the settings of Next as a redirect would go without the headers of all other answers. */
export function GET(): Response {
  return new Response(null, { status: 307, headers: { location: '/admin' } })
}
