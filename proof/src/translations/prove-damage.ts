import { changeReturnedFile, findMixedTexts, markReturnedTexts } from '@menagerie/studio/testing/test-returned-files'
import { randomOf } from '../editing/random.ts'
import type { TextExchange, TextPair } from './call-exchange.ts'
import { listPairs } from './prove-round-trips.ts'

type TakenBack = Awaited<ReturnType<TextExchange['take']>>
type FileDamage = { files: number; refused: number; told: number; same: number; faults: string[] }

const DOCUMENTS = 3
const FORMATS = ['xliff-2.1', 'xliff-1.2'] as const

const statesOf = (taken: TakenBack) =>
  new Map(
    taken?.documents.flatMap(({ collection, id, refusal, texts }) =>
      texts.map(({ key, state }) => [`${collection}/${id}/${key}`, refusal ? 'refused' : state] as const),
    ),
  )

/** Compares the result of a changed file with that of the unchanged one, and returns what is wrong. */
function findFault(
  kind: string,
  outcome: string,
  { whole, taken }: { whole: TakenBack; taken: TakenBack },
): string | undefined {
  const mixed = findMixedTexts(taken?.documents ?? [])
  if (mixed.length > 0) return `mixed up: ${mixed[0]}`
  if (outcome === 'refused') return taken === undefined ? undefined : 'was read'
  if (taken === undefined) return 'was refused'
  const [before, after] = [statesOf(whole), statesOf(taken)]
  const others = [...before].filter(([key, state]) => state === 'new' && after.get(key) !== 'new').length
  if (outcome === 'same') return others === 0 ? undefined : `${others} texts are not taken`
  // A page that was written separately may have other tags than its source. Then the unchanged file is reported as damaged too.
  const isTold = taken.documents.some(({ refusal, texts }) => refusal || texts.some(({ state }) => state === 'damaged'))
  return others > 0 || isTold ? undefined : `${kind}: nothing is told`
}

/** Changes files of a few documents each, in all ways in turn. */
export async function proveDamage(exchange: TextExchange, files: number, seed: number): Promise<FileDamage> {
  const counts: FileDamage = { files, refused: 0, told: 0, same: 0, faults: [] }
  const { below } = randomOf(seed)
  const pairs = listPairs().filter(({ collection }) => ['pages', 'articles', 'product-texts'].includes(collection))
  for (let at = 0; at < files; at += 1) {
    const pair = await drawDocuments(exchange, pairs[below(pairs.length)], below)
    const format = FORMATS[below(FORMATS.length)] ?? 'xliff-2.1'
    const xml = markReturnedTexts(new TextDecoder().decode(await exchange.send(format, pair)))
    const { kind, outcome, file } = changeReturnedFile(xml, at, below)
    // Some changes need content that these documents do not have.
    if (file === xml) continue
    const whole = await exchange.take(xml, pair.from)
    const taken = await exchange.take(file, pair.from)
    counts[outcome] += 1
    const fault = findFault(kind, outcome, { whole, taken })
    if (fault !== undefined) counts.faults.push(`${kind} (${format}, ${pair.collection} ${pair.ids?.join()}): ${fault}`)
  }
  return counts
}

async function drawDocuments(
  exchange: TextExchange,
  pair: TextPair | undefined,
  below: (count: number) => number,
): Promise<TextPair> {
  if (pair === undefined) throw new Error('there is no site to draw from')
  const documents = await exchange.list(pair.collection, pair.to)
  const first = below(Math.max(1, documents.length - DOCUMENTS))
  return { ...pair, ids: documents.slice(first, first + DOCUMENTS).map(({ id }) => id) }
}

/** Changes made to the page, its source or its blocks after the file was written. */
const CHANGES = ['own title', 'source title', 'blocks moved', 'blocks gone', 'page gone'] as const

/** Imports files after their pages have been edited. */
export async function proveOutdated(exchange: TextExchange, files: number, seed: number): Promise<FileDamage> {
  const counts: FileDamage = { files, refused: 0, told: 0, same: 0, faults: [] }
  const { below } = randomOf(seed)
  const pairs = listPairs().filter(({ collection }) => collection === 'pages')
  for (let at = 0; at < files; at += 1) {
    const pair = pairs[at % pairs.length]
    if (pair === undefined) break
    const pages = (await exchange.list('pages', pair.to)).filter(({ main }) => (main?.length ?? 0) > 1)
    const page = pages[below(pages.length)]
    if (page === undefined) continue
    const one = { ...pair, ids: [page.id] }
    const xml = markReturnedTexts(new TextDecoder().decode(await exchange.send('xliff-2.1', one)))
    if (!xml.includes('⟫')) continue
    const change = CHANGES[at % CHANGES.length]
    const isSeen = await changePage(exchange, { change, page, pair, xml })
    const taken = await exchange.take(xml, pair.from)
    const mixed = findMixedTexts(taken?.documents ?? [])
    const isTold = [...statesOf(taken).values()].some((state) => state !== 'new') || taken?.documents[0]?.refusal
    if (isTold) counts.told += 1
    else counts.same += 1
    if (mixed.length > 0) counts.faults.push(`${change} ${page.id}: mixed up: ${mixed[0]}`)
    if (isSeen && !isTold) counts.faults.push(`${change} ${page.id}: nothing is told`)
  }
  return counts
}

type Changed = {
  change: string | undefined
  page: { id: string; title?: string | null; main?: unknown[] | null }
  pair: TextPair
  xml: string
}

/** Returns true if the file contains the changed text. */
async function changePage(exchange: TextExchange, { change, page, pair, xml }: Changed): Promise<boolean> {
  const { id, title, main } = page
  const hasTitle = xml.includes('name="title#0')
  if (change === 'page gone') return exchange.remove('pages', id)
  if (change === 'own title') {
    await exchange.update('pages', id, { title: `${title} 2` }, true)
    return hasTitle
  }
  if (change === 'blocks moved' || change === 'blocks gone') {
    await exchange.update('pages', id, { main: change === 'blocks gone' ? [] : main?.toReversed() }, true)
    return change === 'blocks gone' && /⟪[^⟫]*\/main\//.test(xml)
  }
  const words = /name="title#0[^>]*>[\s\S]*?<source[^>]*>([^<]*)</.exec(xml)?.[1]
  const source = (await exchange.list('pages', pair.from)).find((other) => other.title === words)
  if (source === undefined) return false
  await exchange.update('pages', source.id, { title: `${source.title} 2`, _status: 'published' }, false)
  return true
}
