export const dynamic = 'force-dynamic'

/** Outside of the admin and its API there is nothing. Next's own page for that has scripts, which no policy lets run. */
const answer = (): Response => new Response('Not found\n', { status: 404 })

export { answer as DELETE, answer as GET, answer as PATCH, answer as POST, answer as PUT }
