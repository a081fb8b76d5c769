import { z } from 'zod'
import { BASED_ON, type Stale, staleSchema, toBasedOn } from '../../model/saves/save-version.ts'
import { toSavedCollection } from '../../model/saves/saved-collections.ts'
import { isQuestion } from './asked-saves.ts'
import { isAway } from './is-away.ts'
import { readRefusal, type SaveRefusal } from './refusals.ts'

export type SavedValues = Readonly<Record<string, unknown>>

/** State of a document's saves in a window. `sent` and `stored`: the last saved form, and the answer to it. */
export type DocumentSave = {
  version: string | undefined
  phase: 'idle' | 'saving' | 'unreachable' | 'failed' | 'refused' | 'stale'
  sent: SavedValues | undefined
  stored: SavedValues | undefined
  stale: Stale | undefined
  /** Kept until a save of the same kind succeeds. */
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

/** The saves of all open documents in this window. Saves of the same document run one after the other. */
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
    /** Called when a form shows this version of the document. */
    open: (key: string, version: string | undefined, values?: SavedValues) =>
      set(key, { ...UNKNOWN, version, sent: values, stored: values }),
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /** Runs `save` after all earlier saves of this document. */
    inTurn<T>(key: string, save: () => Promise<T>): Promise<T> {
      const turn = (turns.get(key) ?? Promise.resolve()).catch(() => undefined).then(save)
      turns.set(key, turn)
      return turn
    },
  }
}
type DocumentSaves = ReturnType<typeof createDocumentSaves>

/** `fetch` wrapper of the admin that adds the base version to saves, because Payload's form cannot set a header. */
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
  // Meanwhile the user has compared the versions and continued from the newer one, which is the base of the next save.
  const isSettled = change.stale !== undefined && change.stale.version === saves.get(key).version
  saves.set(key, isSettled ? { phase: 'idle' } : change)
  // An open form shows the newer version or asks: the empty list prevents Payload's error message.
  return change.stale !== undefined && shown !== undefined
    ? Response.json({ errors: [] }, { status: answer.status })
    : answer
}

const DOCUMENT = /^\/([a-z-]+)\/([0-9a-f-]{36})$/
const COLLECTION = /^\/([a-z-]+)$/

/** `pages/{id}`, or `pages/new` for the first save of a document; undefined for any other request. */
function readKey(input: RequestInfo | URL, init: RequestInit | undefined, apiRoute: string): string | undefined {
  const method = init?.method?.toUpperCase()
  if ((method !== 'PATCH' && method !== 'POST') || input instanceof Request) return undefined
  const { origin, pathname } = new URL(input, window.location.href)
  if (origin !== window.location.origin || !pathname.startsWith(`${apiRoute}/`)) return undefined
  const path = pathname.slice(apiRoute.length)
  const [, slug = '', id] = DOCUMENT.exec(path) ?? []
  if (method === 'PATCH') return toSavedCollection(slug) && id !== undefined ? `${slug}/${id}` : undefined
  const created = COLLECTION.exec(path)?.[1] ?? ''
  // A search in a long list also uses POST, but without a form.
  return toSavedCollection(created) && init?.body instanceof FormData ? `${created}/new` : undefined
}

const versioned = z.object({ updatedAt: z.string() })

/** For a document without an open form: a save from a list is based on the current version. */
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
  // The editor was asked and has declined, so no error is shown.
  if (isQuestion(body)) return { phase: 'idle' }
  const stale = refused.safeParse(body).data?.errors[0]?.data.stale
  if (stale !== undefined) return { phase: 'stale', stale }
  if (isAway(answer.status)) return { phase: 'unreachable' }
  if (answer.status >= 500) return { phase: 'failed' }
  return { phase: 'refused', refusal: readRefusal(body, sent?._status === 'published') }
}
