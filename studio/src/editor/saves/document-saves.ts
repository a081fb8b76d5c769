import { z } from 'zod'
import { BASED_ON, type Stale, staleSchema, toBasedOn } from '../../model/saves/save-version.ts'
import { toSavedCollection } from '../../model/saves/saved-collections.ts'
import { isQuestion } from './asked-saves.ts'
import { isAway } from './is-away.ts'
import { readRefusal, type SaveRefusal } from './refusals.ts'

export type SavedValues = Readonly<Record<string, unknown>>

/** What a window knows of a document's saves. `sent` and `stored`: the form as it was last saved, and the answer to it. */
export type DocumentSave = {
  version: string | undefined
  phase: 'idle' | 'saving' | 'unreachable' | 'failed' | 'refused' | 'stale'
  sent: SavedValues | undefined
  stored: SavedValues | undefined
  stale: Stale | undefined
  /** Stays until a save of its kind is taken. */
  refusal: SaveRefusal | undefined
}

const UNKNOWN: DocumentSave = {
  version: undefined,
  phase: 'idle',
  sent: undefined,
  stored: undefined,
  stale: undefined,
  refusal: undefined,
}

/** The saves of all documents that are open in this window. Those of one document go one after the other. */
export function createDocumentSaves() {
  const saves = new Map<string, DocumentSave>()
  const turns = new Map<string, Promise<unknown>>()
  const listeners = new Set<() => void>()
  const get = (key: string) => saves.get(key) ?? UNKNOWN
  const set = (key: string, change: Partial<DocumentSave>) => {
    saves.set(key, { ...get(key), ...change })
    for (const listener of listeners) listener()
  }
  return {
    get,
    set,
    /** A form shows this version of the document now. */
    open: (key: string, version: string | undefined, values?: SavedValues) =>
      set(key, { ...UNKNOWN, version, sent: values, stored: values }),
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /** Runs `save` when the saves of this document that were asked for before have ended. */
    inTurn<T>(key: string, save: () => Promise<T>): Promise<T> {
      const turn = (turns.get(key) ?? Promise.resolve()).catch(() => undefined).then(save)
      turns.set(key, turn)
      return turn
    },
  }
}
type DocumentSaves = ReturnType<typeof createDocumentSaves>

/** `fetch` for the admin: Payload's form offers no place for a header, so saves get the version that they are based on here. */
export function withVersions(plain: typeof fetch, saves: DocumentSaves, apiRoute: string): typeof fetch {
  return (input, init) => {
    const key = readKey(input, init, apiRoute)
    if (key === undefined) return plain(input, init)
    return saves.inTurn(key, () => send(plain, saves, key, input, init))
  }
}

async function send(
  plain: typeof fetch,
  saves: DocumentSaves,
  key: string,
  input: RequestInfo | URL,
  init: RequestInit | undefined,
): Promise<Response> {
  const headers = new Headers(init?.headers)
  const shown = saves.get(key).version
  const version = shown ?? (await findVersion(plain, input, init))
  if (version !== undefined) headers.set(BASED_ON, toBasedOn(version))
  saves.set(key, { phase: 'saving' })
  const answer = await plain(input, { ...init, headers }).catch((error: unknown) => {
    saves.set(key, { phase: 'unreachable' })
    throw error
  })
  const change = await readAnswer(answer.clone(), readSent(init), saves.get(key).refusal)
  // Meanwhile the person has compared the versions and gone on from the newer one: the next save is based on that.
  const isSettled = change.stale !== undefined && change.stale.version === saves.get(key).version
  saves.set(key, isSettled ? { phase: 'idle' } : change)
  // Where a form is open, it takes the newer version over or asks: Payload's red box would say of both that something failed.
  return change.stale !== undefined && shown !== undefined
    ? Response.json({ errors: [] }, { status: answer.status })
    : answer
}

const DOCUMENT = /^\/([a-z-]+)\/([0-9a-f-]{36})$/
const COLLECTION = /^\/([a-z-]+)$/

/** `pages/{id}`, or `pages/new` for the first save of a document; absent for any other request. */
function readKey(input: RequestInfo | URL, init: RequestInit | undefined, apiRoute: string): string | undefined {
  const method = init?.method?.toUpperCase()
  if ((method !== 'PATCH' && method !== 'POST') || input instanceof Request) return undefined
  const { origin, pathname } = new URL(input, window.location.href)
  if (origin !== window.location.origin || !pathname.startsWith(`${apiRoute}/`)) return undefined
  const path = pathname.slice(apiRoute.length)
  const [, slug = '', id] = DOCUMENT.exec(path) ?? []
  if (method === 'PATCH') return toSavedCollection(slug) && id !== undefined ? `${slug}/${id}` : undefined
  const created = COLLECTION.exec(path)?.[1] ?? ''
  // A search in a long list is a POST, too, but no form.
  return toSavedCollection(created) && init?.body instanceof FormData ? `${created}/new` : undefined
}

const versioned = z.object({ updatedAt: z.string() })

/** For a document that no form shows: a save from a list is based on what stands there now. */
async function findVersion(plain: typeof fetch, input: RequestInfo | URL, init: RequestInit | undefined) {
  if (init?.method?.toUpperCase() !== 'PATCH' || input instanceof Request) return undefined
  const { pathname } = new URL(input, window.location.href)
  const answer = await plain(`${pathname}?draft=true&depth=0&trash=true`)
  return versioned.safeParse(await answer.json().catch(() => undefined)).data?.updatedAt
}

const values = z.record(z.string(), z.unknown())

function readSent(init: RequestInit | undefined): SavedValues | undefined {
  const text = init?.body instanceof FormData ? init.body.get('_payload') : undefined
  return typeof text === 'string' ? values.parse(JSON.parse(text)) : undefined
}

const saved = z.object({ doc: values.and(versioned) })
const refused = z.object({ errors: z.array(z.object({ data: z.object({ stale: staleSchema }) })).min(1) })

async function readAnswer(
  answer: Response,
  sent: SavedValues | undefined,
  earlier: SaveRefusal | undefined,
): Promise<Partial<DocumentSave>> {
  const body: unknown = await answer.json().catch(() => undefined)
  const doc = answer.ok ? saved.safeParse(body).data?.doc : undefined
  if (doc !== undefined) {
    const refusal = earlier?.isPublish && doc._status === 'draft' ? earlier : undefined
    return {
      phase: 'idle',
      version: doc.updatedAt,
      stored: doc,
      stale: undefined,
      refusal,
      ...(sent !== undefined && { sent }),
    }
  }
  // The editor that was asked and leaves it as it is knows why.
  if (isQuestion(body)) return { phase: 'idle' }
  const stale = refused.safeParse(body).data?.errors[0]?.data.stale
  if (stale !== undefined) return { phase: 'stale', stale }
  if (isAway(answer.status)) return { phase: 'unreachable' }
  if (answer.status >= 500) return { phase: 'failed' }
  return { phase: 'refused', refusal: readRefusal(body, sent?._status === 'published') }
}
