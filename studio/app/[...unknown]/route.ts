export const dynamic = 'force-dynamic'

/**
 * Answers for all addresses outside the admin and its API. The 404 page of Next.js has scripts, which the content
 * policy would block.
 */
const answer = (): Response => new Response('Not found\n', { status: 404 })

export { answer as DELETE, answer as GET, answer as PATCH, answer as POST, answer as PUT }
