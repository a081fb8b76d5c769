import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { EPOCH_HEADER } from '@menagerie/contract/feed'
import type { Hono } from 'hono'
import { z } from 'zod'
import { readVisitor } from './accounts/visitor.ts'
import type { Api, ApiContext } from './call/api.ts'
import type { Call } from './call/define-call.ts'
import { noteAbout, noteCall } from './call/noted-calls.ts'
import { CallRefusal } from './call/refusal.ts'
import { findStateTag, hasTag } from './call/state-tag.ts'
import { sendWholeList, WholeList } from './call/whole-list.ts'

const epochSchema = z.object({ epoch: z.string() })

/** Adds a call's route. Every call passes the same steps: token, place, query, slots, `If-None-Match`, answer. */
export function addCall(app: Hono<{ Bindings: HttpBindings }>, api: Api, call: Call): void {
  const handle = async (c: ApiContext) => {
    noteCall(c.env.incoming, call)
    const grant = call.scope === 'open' || call.scope === 'write' ? undefined : api.checkToken(findToken(c), call.scope)
    const { about, answer } = call.answerTo(api, c, grant)
    noteAbout(c.env.incoming, about)
    await refuseOtherEpoch(api, c.req.header(EPOCH_HEADER))
    if (call.scope === 'write') await nameEpoch(api, c)
    if (call.scope !== 'open') await api.slots.takeFor(call.slot ?? 'call', c.env.outgoing, readVisitor(c).address)
    const tag = call.revalidates ? await findStateTag(api.database, api.shape(), about) : undefined
    const headers = tag === undefined ? {} : toTagHeaders(tag)
    if (tag !== undefined && hasTag(c.req.header('if-none-match'), tag)) return c.body(null, 304, headers)
    return send(api, c, await answer(), headers)
  }
  for (const path of pathsOf(call)) app.on(methodOf(call), toRoute(path), handle)
}

/** From the query, as the spec requires, or from the header as bearer, which proxies do not log. */
const findToken = (c: ApiContext) =>
  c.req.query('token') ?? /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1]

/** Refuses submissions for another published state: the site that sends them may follow another database. */
async function refuseOtherEpoch(api: Api, followed: string | undefined): Promise<void> {
  if (followed === undefined) return
  const rows = await api.database.read('select 1 from published.meta where epoch::text = $1', [followed])
  if (rows.length === 0) throw new CallRefusal(409, 'This database has another published state than the site')
}

/**
 * Tells importing programs the epoch, which they send with the next import, so that it never goes into another
 * database.
 */
async function nameEpoch(api: Api, c: ApiContext): Promise<void> {
  const [row] = await api.database.read('select epoch::text from published.meta')
  const { data } = epochSchema.safeParse(row)
  if (data !== undefined) c.header(EPOCH_HEADER, data.epoch)
}

const methodOf = (call: Call) => call.method ?? 'GET'
const pathsOf = ({ path, alias }: Call) => [path, alias].filter((name) => name !== undefined)

/** Answers methods that a path does not support; must be added after all calls. */
export function refuseOtherMethods(app: Hono<{ Bindings: HttpBindings }>, calls: readonly Call[]): void {
  const methods = new Map<string, string[]>()
  for (const call of calls)
    for (const path of pathsOf(call)) {
      const own = methodOf(call) === 'GET' ? ['GET', 'HEAD'] : [methodOf(call)]
      methods.set(toRoute(path), [...(methods.get(toRoute(path)) ?? []), ...own])
    }
  for (const [route, allowed] of methods)
    app.all(route, (c) => {
      c.header('allow', allowed.join(', '))
      throw new CallRefusal(405, `Here only ${allowed.join(', ')} is answered`)
    })
}

/** Translates a path into the router's syntax: `/pages/:path{.*}`. */
export function toRoute(path: string): string {
  return path.replace(/\{(\w+)\*\}/g, ':$1{.*}').replace(/\{(\w+)\}/g, ':$1')
}

function toTagHeaders(tag: string): Record<string, string> {
  return { etag: tag, 'cache-control': 'private, no-cache', vary: 'Accept-Language' }
}

async function send(api: Api, c: ApiContext, answer: unknown, headers: Record<string, string>): Promise<Response> {
  // Compared by identity first, because the adapter replaces the global `Response` class after it has created this
  // constant.
  if (answer === RESPONSE_ALREADY_SENT) return RESPONSE_ALREADY_SENT
  if (answer instanceof Response) return answer
  const { outgoing } = c.env
  const json = { ...headers, 'content-type': 'application/json' }
  if (!(answer instanceof WholeList)) return c.body(JSON.stringify(answer), 200, json)
  if (c.req.method === 'HEAD') return c.body(null, 200, json)
  api.slots.take('whole list', outgoing)
  const onProblem = (problem: unknown) => api.log({ level: 'warn', path: c.req.path, message: String(problem) })
  await sendWholeList(outgoing, answer, { headers, slowMs: api.limits.slowReaderMs, onProblem })
  return RESPONSE_ALREADY_SENT
}
