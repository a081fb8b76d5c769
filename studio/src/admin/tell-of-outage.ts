type Handler<Context> = (request: Request, context: Context) => Promise<Response>

export const AWAY_SENTENCE =
  'The database is not responding at the moment. Nothing was saved. Try again in a few seconds.'
export const RETRY_S = '5'

/** Statuses that may be caused by an outage: errors, and refusals because the session cannot be read. */
const DOUBTFUL = new Set([401, 403, 500])

/** While the database is away, replaces misleading answers of the admin's API with 503. */
export function tellOfOutage<Context>(handler: Handler<Context>, isAway: () => Promise<boolean>): Handler<Context> {
  return async (request, context) => {
    try {
      const response = await handler(request, context)
      return DOUBTFUL.has(response.status) && (await isAway()) ? toOutage() : response
    } catch (error) {
      if (await isAway()) return toOutage()
      throw error
    }
  }
}

function toOutage(): Response {
  return Response.json({ errors: [{ message: AWAY_SENTENCE }] }, { status: 503, headers: { 'Retry-After': RETRY_S } })
}
