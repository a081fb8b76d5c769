import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDocuments } from '../../testing/test-documents.ts'
import { openRest } from '../../testing/test-rest.ts'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'
import { changesAnswerSchema } from './changes.ts'
import { madeSchema } from './elsewhere.ts'

/** `STALE_HISTORIES=500` tries as many; a history that fails is told by its seed. */
const HISTORIES = Number(process.env.STALE_HISTORIES || 10)
const STEPS = 8

let studio: TestStudio
let make: ReturnType<typeof createTestDocuments>
let rest: Awaited<ReturnType<typeof openRest>>
beforeAll(async () => {
  studio = await openTestStudio()
  make = createTestDocuments(studio)
  rest = await openRest(studio)
})
afterAll(() => studio.close())

const DE = 'tailwell/de_DE'
const quote = (text: string, id: string = randomUUID()) => ({ blockType: 'BlockQuote' as const, text, id })
type Quote = ReturnType<typeof quote>
/** A block of the copy: the source's that it was made from, and its text then. */
type Own = { block: Quote; from?: string; madeFrom?: string }
type Kept<Blocks> = { version: string; blocks: Blocks }
type History = {
  source: string
  copy: string
  theirs: Quote[]
  own: Own[]
  theirKept: Kept<Quote[]>[]
  ownKept: Kept<Own[]>[]
}

function createDice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * sides)
  }
}

async function newestVersion(id: string): Promise<string> {
  const where = { parent: { equals: id }, latest: { equals: true } }
  const { docs } = await studio.payload.findVersions({ collection: 'pages', where, limit: 1, depth: 0 })
  return docs[0]?.id ?? ''
}
async function saveSource(history: History): Promise<void> {
  const data = { main: history.theirs, _status: 'published' as const }
  await studio.payload.update({ collection: 'pages', id: history.source, data })
  history.theirKept.push({ version: await newestVersion(history.source), blocks: structuredClone(history.theirs) })
}
async function saveCopy(history: History): Promise<void> {
  const data = { main: history.own.map(({ block }) => block) }
  await studio.payload.update({ collection: 'pages', id: history.copy, data, draft: true })
  await keepCopy(history)
}
const keepCopy = async (history: History) =>
  history.ownKept.push({ version: await newestVersion(history.copy), blocks: structuredClone(history.own) })

const rotate = <Each>(list: readonly Each[], at: number): Each[] => [...list.slice(at), ...list.slice(0, at)]

/** Texts go out to translators, are all filled in, and come in again. */
async function translate(history: History, mark: string): Promise<void> {
  const path = `/translation-files/xliff-2.1?collection=pages&from=tailwell/nl_NL&to=${DE}&all=true&ids=${history.copy}`
  const { text } = await rest.call('admin', 'GET', path)
  const filled = text
    .replaceAll(/\s*<target[^>]*>[\s\S]*?<\/target>/g, '')
    .replaceAll(/(<source[^>]*>)([\s\S]*?)<\/source>/g, `$&<target>${mark} $2</target>`)
  const headers = { 'content-type': 'application/octet-stream' }
  const answer = await rest.call('admin', 'POST', '/translation-files?save=true', { body: filled, headers })
  expect(answer.status, answer.text).toBe(200)
  const now = new Map(history.theirs.map(({ id, text: words }) => [id, words]))
  history.own = history.own.map((own) => {
    const words = own.from === undefined ? undefined : now.get(own.from)
    return words === undefined ? own : { ...own, madeFrom: words, block: { ...own.block, text: `${mark} ${words}` } }
  })
  await keepCopy(history)
}

type Step = (history: History, dice: (sides: number) => number, mark: string) => Promise<void>
const ofSource = (change: (theirs: Quote[], at: number, mark: string) => Quote[]): Step => {
  return async (history, dice, mark) => {
    history.theirs = change(history.theirs, dice(history.theirs.length), mark)
    await saveSource(history)
  }
}
const ofCopy = (change: (own: Own[], at: number, mark: string) => Own[]): Step => {
  return async (history, dice, mark) => {
    history.own = change(history.own, dice(history.own.length), mark)
    await saveCopy(history)
  }
}
const STEPS_OF: Readonly<Record<string, Step>> = {
  'the source is written anew': ofSource((theirs, at, mark) =>
    theirs.map((each, index) => (index === at ? { ...each, text: `Nieuw ${mark}` } : each)),
  ),
  'the source is moved': ofSource(rotate),
  'a block of the source is split': ofSource((theirs, at, mark) =>
    theirs.flatMap((each, index) =>
      index === at ? [{ ...each, text: `${each.text} deel` }, quote(`Rest ${mark}`)] : [each],
    ),
  ),
  'a block of the source goes': ofSource((theirs, at) => (theirs.length < 3 ? theirs : theirs.toSpliced(at, 1))),
  'the copy is moved': ofCopy(rotate),
  'a block of the copy is split': ofCopy((own, at, mark) =>
    own.flatMap((each, index) => (index === at ? [each, { block: quote(`Zweiter Teil ${mark}`) }] : [each])),
  ),
  'the copy is written by hand': ofCopy((own, at, mark) =>
    own.map((each, index) => (index === at ? { ...each, block: { ...each.block, text: `Von Hand ${mark}` } } : each)),
  ),
  'a block of the copy goes': ofCopy((own, at) => (own.length < 3 ? own : own.toSpliced(at, 1))),
  async 'an earlier copy is restored'(history, dice) {
    const kept = history.ownKept[dice(history.ownKept.length)]
    if (kept === undefined) return
    await studio.payload.restoreVersion({ collection: 'pages', id: kept.version, draft: true })
    history.own = structuredClone(kept.blocks)
    await keepCopy(history)
  },
  async 'an earlier source is restored'(history, dice) {
    const kept = history.theirKept[dice(history.theirKept.length)]
    if (kept === undefined) return
    await studio.payload.restoreVersion({ collection: 'pages', id: kept.version })
    history.theirs = structuredClone(kept.blocks)
    history.theirKept.push({ version: await newestVersion(history.source), blocks: structuredClone(kept.blocks) })
  },
  'a translator’s file comes back': (history, _dice, mark) => translate(history, mark),
}

async function begin(seed: number): Promise<History> {
  const blocks = ['A', 'B', 'C', 'D'].map((letter) => quote(`Tekst ${letter} van ${seed}`))
  const source = await make.page({ title: `Bron ${seed}`, main: blocks })
  const body = { documents: [{ collection: 'pages', id: source.id }], site: DE }
  const made = madeSchema.parse((await rest.call('admin', 'POST', '/elsewhere', { body })).body)
  const copy = made.documents[0]?.id ?? ''
  const { main } = await studio.payload.findByID({ collection: 'pages', id: copy, draft: true, depth: 0 })
  const own = blocks.map((block, at): Own => {
    return { block: quote(block.text, main?.[at]?.id ?? ''), from: block.id, madeFrom: block.text }
  })
  const history: History = { source: source.id, copy, theirs: blocks, own, theirKept: [], ownKept: [] }
  history.theirKept.push({ version: await newestVersion(source.id), blocks: structuredClone(blocks) })
  await keepCopy(history)
  return history
}

test(
  `${HISTORIES} histories of moves, splits, restores and imports: just what the source has written anew is told`,
  async () => {
    const found = { changed: 0, gone: 0 }
    for (let seed = 1; seed <= HISTORIES; seed += 1) {
      const dice = createDice(seed * 7919)
      const history = await begin(seed)
      const told: string[] = []
      for (let step = 0; step < STEPS; step += 1) {
        const names = Object.keys(STEPS_OF)
        const name = names[dice(names.length)] ?? ''
        told.push(name)
        await STEPS_OF[name]?.(history, dice, `${seed}-${step}`)
      }
      const answer = await rest.call('editor', 'GET', `/translations/pages/${history.copy}`)
      const { changes } = changesAnswerSchema.parse(answer.body)
      const now = new Map(history.theirs.map(({ id, text }) => [id, text]))
      const stale = history.own.filter(({ from = '', madeFrom }) => now.has(from) && now.get(from) !== madeFrom)
      const gone = history.own.filter(({ from }) => from !== undefined && !now.has(from))
      found.changed += stale.length
      found.gone += gone.length
      expect(
        {
          changed: changes?.changed.map(({ key }) => key.split('/')[1]).sort(),
          gone: changes?.gone.map(({ id }) => id).sort(),
        },
        `history ${seed}: ${told.join(', ')}`,
      ).toEqual({ changed: stale.map(({ from }) => from).sort(), gone: gone.map(({ block }) => block.id).sort() })
    }
    expect(Math.min(found.changed, found.gone), 'histories that leave something to tell').toBeGreaterThan(2)
  },
  60_000 + HISTORIES * 20_000,
)
