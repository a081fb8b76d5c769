export const dynamic = 'force-dynamic'

/** A redirect in the settings of Next.js would lack the headers that all other answers have. */
export function GET(): Response {
  return new Response(null, { status: 307, headers: { location: '/admin' } })
}
