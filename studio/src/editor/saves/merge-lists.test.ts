import { expect, test } from 'vitest'
import { type ComparedForm, compareVersions, isClear, isTurnedDown, mergeVersions } from './compare-versions.ts'
import { type Difference, keyOf } from './difference.ts'
import type { SavedValues } from './document-saves.ts'
import { listFormFields } from './list-form-fields.ts'
import { toVersionRows, type VersionRow } from './version-rows.ts'

const FORM: ComparedForm = {
  fields: listFormFields([
    { name: 'main', type: 'blocks', label: 'Main', blocks: [] },
    { name: 'extras', type: 'blocks', label: 'Extras', blocks: [] },
    { name: 'related', type: 'relationship', label: 'Related', relationTo: 'product-facts', hasMany: true },
  ]),
  blocks: { Banner: { slug: 'Banner', fields: [{ name: 'title', type: 'text', label: 'Title' }] } },
}
const byItself = ({ changedBy }: Difference) => (changedBy === 'theirs' ? 'theirs' : 'mine')

function meet(base: SavedValues, mine: SavedValues, theirs: SavedValues) {
  const found = compareVersions(FORM, base, mine, theirs)
  const merged = mergeVersions(mine, theirs, found, byItself)
  return {
    named: found.map((part) => `${keyOf(part)} ${part.changedBy}`),
    isAsked: !isClear(found),
    isTurnedDown: isTurnedDown(found, () => 'theirs'),
    merged,
  }
}

const block = (id: string, title = id) => ({ id, blockType: 'Banner', title })
const main = (ids: string) => ({ main: [...ids].map((id) => block(id)) })

test('moves, additions, deletions and edits of different blocks by both sides are merged without a question', () => {
  const [base, mine] = [main('abcde'), main('bcdaxe')]
  const theirs = { main: [block('e'), block('a'), block('b', 'typed'), block('y'), block('d')] }
  const both = { main: [block('e'), block('b', 'typed'), block('y'), block('d'), block('a'), block('x')] }
  expect(meet(base, mine, theirs)).toMatchObject({ isAsked: false, merged: both })
  expect(meet(base, theirs, mine)).toMatchObject({ isAsked: false, merged: both })
})

test('values of a field are moved like blocks', () => {
  const related = (ids: string) => ({ related: [...ids] })
  const { named, merged } = meet(related('abcde'), related('bcxdae'), related('eabcd'))
  expect(named).toEqual(['related/x mine', 'related#order each'])
  expect(meet(related('abcd'), related('bacd'), related('abdc')).isTurnedDown).toBe(false)
  expect(merged).toEqual(related('ebcxda'))
})

test('rows that both sides put after the same row get one order, whichever side is called mine', () => {
  for (const [mine, theirs] of [
    ['axzb', 'ayb'],
    ['ayb', 'axzb'],
  ] as const)
    expect(meet(main('ab'), main(mine), main(theirs)).merged).toEqual(main('axzyb'))
})

/** Pseudo-random whole numbers below a limit, reproducible by seed. */
function openRandom(seed: number) {
  let state = seed * 7919
  return (limit: number) => {
    state = (state * 48_271 + 11) % 2_147_483_647
    return state % limit
  }
}

type Page = { main: readonly VersionRow[]; extras: readonly VersionRow[] }
type Area = keyof Page
const AREAS: readonly Area[] = ['main', 'extras']
const toPage = ({ main, extras }: SavedValues): Page => ({
  main: toVersionRows(main) ?? [],
  extras: toVersionRows(extras) ?? [],
})
const listBlocks = ({ main, extras }: Page) => [...main, ...extras]
const idsOf = (blocks: readonly VersionRow[]) => blocks.map(({ id }) => id)
const findBlock = (page: Page, id: string) => listBlocks(page).find((each) => each.id === id)
const findArea = (page: Page, id: string) => AREAS.find((area) => idsOf(page[area]).includes(id))

const tellPage = (page: Page) =>
  AREAS.map((area) => page[area].map(({ id, title }) => `${id} ${title}`).join(', ')).join(' | ')

/** Up to three edits: a block is added, deleted, moved, or moved and edited. */
function edit(page: Page, name: string, random: (limit: number) => number, areas: readonly Area[]): Page {
  const edited = { main: [...page.main], extras: [...page.extras] }
  const anyArea = () => edited[areas[random(areas.length)] ?? 'main']
  const steps = random(4)
  for (let step = 0; step < steps; step += 1) {
    const [kind, from] = [random(5), anyArea()]
    const [row] = kind === 0 ? [block(`${name}${step}`)] : from.splice(random(from.length + 1), 1)
    if (row === undefined || kind === 1) continue
    const to = anyArea()
    to.splice(random(to.length + 1), 0, kind === 2 ? { ...row, title: `${name}${step}` } : row)
  }
  return edited
}

const keepThose = (ids: readonly string[], others: readonly string[]) => ids.filter((id) => others.includes(id))

/**
 * Blocks that are wrong in an automatically merged page: each block that is not deleted must be there once, at its new
 * place and with its new text.
 */
function listBlockFaults(base: Page, mine: Page, theirs: Page, merged: Page): string[] {
  const ids = new Set([base, mine, theirs].flatMap((page) => idsOf(listBlocks(page))))
  const toNew = <T>(read: (page: Page) => T) => (read(mine) === read(base) ? read(theirs) : read(mine))
  return [...ids].flatMap((id) => {
    const isDeleted = findBlock(base, id) && !(findBlock(mine, id) && findBlock(theirs, id))
    const found = listBlocks(merged).filter((each) => each.id === id)
    if (found.length !== (isDeleted ? 0 : 1)) return [`${id} stands there ${found.length} times`]
    if (isDeleted) return []
    const isPlaced = findArea(merged, id) === toNew((page) => findArea(page, id))
    const isTyped = found[0]?.title === toNew((page) => findBlock(page, id)?.title)
    return [...(isPlaced ? [] : [`${id} stands elsewhere`]), ...(isTyped ? [] : [`${id} has other words`])]
  })
}

/** Wrong orders: an order changed by only one side must be kept; for any two blocks, the side that has swapped them wins. */
function listOrderFaults(base: Page, mine: Page, theirs: Page, merged: Page): string[] {
  return AREAS.flatMap((area) => {
    const [before, own, other, joined] = [base, mine, theirs, merged].map((page) => idsOf(page[area]))
    if (!before || !own || !other || !joined) return []
    const staying = keepThose(keepThose(before, own), other)
    const isMoved = (order: readonly string[]) => keepThose(order, staying).join() !== staying.join()
    const isOther = (order: readonly string[]) => keepThose(joined, order).join() !== keepThose(order, joined).join()
    if (!isMoved(other) && isOther(own)) return [`${area} has another order than mine`]
    if (!isMoved(own) && isOther(other)) return [`${area} has another order than theirs`]
    const pairs = staying.flatMap((a, at) => staying.slice(at + 1).map((b) => [a, b] as const))
    const isTurned = (order: readonly string[], a: string, b: string) => order.indexOf(a) > order.indexOf(b)
    return pairs
      .filter(([a, b]) => (isTurned(own, a, b) || isTurned(other, a, b)) && !isTurned(joined, a, b))
      .map(([a, b]) => `${a} and ${b} stand as before`)
  })
}

const SEEDS = 1_500

test.each([
  ['of one area', ['main'] as const],
  ['of two areas', AREAS],
])('lists %s edited at random lose, duplicate or revert nothing, and both sides get the same result', (_, areas) => {
  const counts = { asked: 0, joined: 0 }
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    const random = openRandom(seed)
    const rows = Array.from({ length: random(9) }, (_, at) => block(`b${at}`))
    const cut = areas.length === 1 ? rows.length : random(rows.length + 1)
    const base: Page = { main: rows.slice(0, cut), extras: rows.slice(cut) }
    const [mine, theirs] = [edit(base, 'm', random, areas), edit(base, 't', random, areas)]
    const [here, there] = [meet(base, mine, theirs), meet(base, theirs, mine)]
    const told = `seed ${seed}: ${[base, mine, theirs, toPage(here.merged)].map(tellPage).join(' / ')}`
    expect(there.isAsked, told).toBe(here.isAsked)
    if (here.isAsked) {
      counts.asked += 1
      continue
    }
    if (here.named.some((part) => part.endsWith('each'))) counts.joined += 1
    expect(there.merged, told).toEqual(here.merged)
    for (const listFaults of [listBlockFaults, listOrderFaults])
      expect(listFaults(base, mine, theirs, toPage(here.merged)), told).toEqual([])
  }
  expect(counts.asked).toBeLessThan(SEEDS / 5)
  expect(counts.joined).toBeGreaterThan(SEEDS / 500)
})
