import { randomUUID } from 'node:crypto'
import { changesAnswerSchema, type SourceChanges } from '../model/translations/changes.ts'
import { madeSchema } from '../model/translations/elsewhere.ts'
import { readTranslatedFrom, type TranslatedFrom } from '../model/translations/translated-from.ts'
import type { createTestDocuments } from './test-documents.ts'
import type { openRest } from './test-rest.ts'
import type { TestStudio } from './test-studio.ts'

export type HistoryStage = {
  studio: TestStudio
  make: ReturnType<typeof createTestDocuments>
  rest: Awaited<ReturnType<typeof openRest>>
}

export const toQuote = (text: string, id: string = randomUUID()) => ({ blockType: 'BlockQuote' as const, text, id })
type Quote = ReturnType<typeof toQuote>
/** A block of the copy, and the source's block that it was made from. */
type Own = { block: Quote; from?: string }
/**
 * What restoring a version of the copy brings back. `prints`: the source's texts that it was made from, by block;
 * `left`: omitted blocks; `former`: texts confirmed as right since; `untied`: blocks removed from the source but kept
 * in the copy, which are new if they come back.
 */
type Copy = {
  blocks: Own[]
  prints: Record<string, string>
  left: string[]
  former: string[]
  kept: string[]
  untied: string[]
}
type KeptVersion<Blocks> = { version: string; blocks: Blocks }

/** A page and its copy on another site, with the messages expected from the studio. */
export type StaleHistory = {
  stage: HistoryStage
  seed: number
  source: string
  /** In the form, and as visitors see it: absent while it is not published. */
  theirs: Quote[]
  shown: Quote[] | undefined
  theirKept: (KeptVersion<Quote[]> & { isDraft: boolean })[]
  copy: string
  own: Copy
  ownKept: KeptVersion<Copy>[]
  isCopyPublished: boolean
}

const COPY_SITE = 'tailwell/de_DE'

/** Pseudo-random numbers by seed, the same in each run. */
export function throwDice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * sides)
  }
}

export async function beginHistory(stage: HistoryStage, seed: number): Promise<StaleHistory> {
  const blocks = ['A', 'B', 'C', 'D'].map((letter) => toQuote(`Tekst ${letter} van ${seed}`))
  const source = await stage.make.page({ title: `Bron ${seed}`, main: blocks })
  const body = { documents: [{ collection: 'pages', id: source.id }], site: COPY_SITE }
  const made = madeSchema.parse((await stage.rest.call('admin', 'POST', '/elsewhere', { body })).body)
  const copy = made.documents[0]?.id ?? ''
  const { main } = await stage.studio.payload.findByID({ collection: 'pages', id: copy, draft: true, depth: 0 })
  const own = blocks.map((block, at): Own => {
    return { block: toQuote(block.text, main?.[at]?.id ?? ''), from: block.id }
  })
  const history: StaleHistory = {
    stage,
    seed,
    source: source.id,
    theirs: blocks,
    shown: blocks,
    theirKept: [],
    copy,
    ownKept: [],
    own: {
      blocks: own,
      prints: Object.fromEntries(blocks.map(({ id, text }) => [id, text])),
      left: [],
      former: [],
      kept: [],
      untied: [],
    },
    isCopyPublished: false,
  }
  await noteSource(history, false)
  await noteCopy(history)
  return history
}

async function newestVersion({ stage }: StaleHistory, id: string): Promise<string> {
  const where = { parent: { equals: id }, latest: { equals: true } }
  const { docs } = await stage.studio.payload.findVersions({ collection: 'pages', where, limit: 1, depth: 0 })
  return docs[0]?.id ?? ''
}

export async function noteSource(history: StaleHistory, isDraft: boolean): Promise<void> {
  const version = await newestVersion(history, history.source)
  history.theirKept.push({ version, blocks: structuredClone(history.theirs), isDraft })
}

export async function noteCopy(history: StaleHistory): Promise<void> {
  history.ownKept.push({ version: await newestVersion(history, history.copy), blocks: structuredClone(history.own) })
}

/** Publishes the source, or saves a draft of it, which does not affect its copies. */
export async function saveSource(history: StaleHistory, { isDraft = false } = {}): Promise<void> {
  const data = { main: history.theirs, ...(!isDraft && { _status: 'published' as const }) }
  await history.stage.studio.payload.update({ collection: 'pages', id: history.source, data, draft: isDraft })
  if (!isDraft) history.shown = structuredClone(history.theirs)
  await noteSource(history, isDraft)
}

type Save = { from?: TranslatedFrom; autosave?: boolean; publish?: boolean }
export async function saveCopy(history: StaleHistory, { from, autosave = false, publish = false }: Save = {}) {
  const data = {
    main: history.own.blocks.map(({ block }) => block),
    ...(from && { translatedFrom: { ...from } }),
    ...(publish && { _status: 'published' as const }),
  }
  await history.stage.studio.payload.update({
    collection: 'pages',
    id: history.copy,
    data,
    draft: !publish,
    autosave,
  })
  if (publish) history.isCopyPublished = true
  await noteCopy(history)
}

export async function readFrom({ stage, copy }: StaleHistory): Promise<TranslatedFrom> {
  const page = await stage.studio.payload.findByID({ collection: 'pages', id: copy, draft: true, depth: 0 })
  const from = readTranslatedFrom(page)
  if (from === undefined) throw new Error(`page ${copy} has forgotten its source`)
  return from
}

/** What copies are compared with: the published source, or its newest draft. */
export const shownSource = ({ shown, theirs }: StaleHistory): Quote[] => shown ?? theirs

export async function readSourceChanges({ stage, copy }: StaleHistory): Promise<SourceChanges> {
  const answer = await stage.rest.call('admin', 'GET', `/translations/pages/${copy}`)
  const { changes } = changesAnswerSchema.parse(answer.body)
  if (changes === null) throw new Error(`page ${copy} has forgotten its source`)
  return changes
}

type ToldChanges = { changed: string[]; gone: string[]; gained: string[]; open: string[] }

/** The messages expected in the form of the copy, computed from the history. */
export function expectTold(history: StaleHistory): ToldChanges {
  const { blocks, prints, left, former, kept, untied } = history.own
  const now = new Map(shownSource(history).map(({ id, text }) => [id, text]))
  const anywhere = Object.entries(prints).flatMap(([id, text]) => (kept.includes(id) ? [] : [text]))
  const isOpen = ({ from, block: { text } }: Own) =>
    former.includes(text) || (from === undefined ? anywhere.includes(text) : prints[from] === text)
  return {
    changed: blocks.flatMap(({ from = '' }) => (now.has(from) && now.get(from) !== prints[from] ? [from] : [])).sort(),
    gone: blocks.flatMap(({ block, from }) => (from !== undefined && !now.has(from) ? [block.id] : [])).sort(),
    gained: [...now.keys()]
      .filter((id) => (prints[id] === undefined || untied.includes(id)) && !left.includes(id))
      .sort(),
    open: blocks
      .flatMap((own) => (isOpen(own) && !kept.includes(own.from ?? own.block.id) ? [own.block.id] : []))
      .sort(),
  }
}

/** The messages of the studio, in the same structure. */
export async function readTold(history: StaleHistory): Promise<ToldChanges> {
  const { changed, gone, gained, open } = await readSourceChanges(history)
  const idAt = (path: string) => history.own.blocks[Number(path.split('.')[1])]?.block.id ?? path
  return {
    changed: changed.map(({ key }) => key.split('/')[1] ?? '').sort(),
    gone: gone.map(({ id }) => id).sort(),
    gained: gained.map(({ id }) => id).sort(),
    open: open.flatMap(({ path }) => (path.startsWith('main.') ? [idAt(path)] : [])).sort(),
  }
}
