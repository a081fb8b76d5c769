import type { Payload } from 'payload'
import type { TestStage } from './test-stage.ts'

/** Pseudo-random numbers, the same in every run. */
export function createDice(seed: number) {
  let state = seed
  const roll = (sides: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
  return {
    roll,
    pick<T>(list: readonly T[]): T {
      const picked = list[roll(list.length)]
      if (picked === undefined) throw new Error('Nothing to pick from')
      return picked
    },
  }
}
type Dice = ReturnType<typeof createDice>

type Writer = (payload: Payload, stage: TestStage, dice: Dice) => Promise<unknown>

const addressIn = (folder: string, dice: Dice) => `${folder}/plek-${dice.roll(6)}`

export const WRITER_NAMES = [
  'renames pages',
  'moves, unpublishes and deletes pages',
  'saves drafts over pages',
  'saves facts of products',
  'gives products other addresses',
  'renames terms',
  'writes and deletes redirects',
  'saves categories',
] as const
type WriterName = (typeof WRITER_NAMES)[number]

/** Actions of users at the same time; each call is one save. */
export const WRITERS: Record<WriterName, Writer> = {
  'renames pages': (payload, { pages, terms }, dice) =>
    payload.update({
      collection: 'pages',
      id: dice.pick(pages),
      data: { path: addressIn('wissel', dice), tags: [dice.pick(terms.tags)], _status: 'published' },
    }),

  'moves, unpublishes and deletes pages': async (payload, { movers, sites }, dice) => {
    const page = dice.pick(movers)
    const what = dice.roll(5)
    if (what === 0) return payload.update({ collection: 'pages', id: page.id, data: { _status: 'draft' } })
    if (what === 1) {
      const gone = page.id
      page.id = (
        await payload.duplicate({ collection: 'pages', id: gone, data: { path: `kopie-${dice.roll(1e6)}` } })
      ).id
      return payload.delete({ collection: 'pages', id: gone })
    }
    const data = { site: dice.pick(sites), path: addressIn('zwerf', dice), _status: 'published' } as const
    return payload.update({ collection: 'pages', id: page.id, data })
  },

  'saves drafts over pages': (payload, { pages }, dice) =>
    payload.update({
      collection: 'pages',
      id: dice.pick(pages),
      data: { title: `Klad ${dice.roll(100)}` },
      draft: true,
      autosave: true,
    }),

  'saves facts of products': (payload, { facts, terms }, dice) => {
    const product = dice.pick(facts)
    const market = (country: string) => ({ country, available: dice.roll(4) > 0, rrp: dice.roll(50), currency: 'EUR' })
    return payload.update({
      collection: 'product-facts',
      id: product,
      data: {
        ...(dice.roll(4) === 0 && { sku: String(5_000 + dice.roll(10_000)) }),
        markets: [market('NL'), market('DE')],
        facets: { animal_type: [dice.pick(terms.animals)] },
      },
    })
  },

  'gives products other addresses': (payload, { texts }, dice) =>
    payload.update({
      collection: 'product-texts',
      id: dice.pick(texts),
      data: { url_slug: `honden/voer-${dice.roll(3)}`, url_key: `zalm-${dice.roll(9)}` },
    }),

  'renames terms': (payload, { terms }, dice) =>
    payload.update({
      collection: 'terms',
      id: dice.pick([...terms.animals, ...terms.tags]),
      locale: dice.pick(['nl', 'de']),
      data: { label: `Woord ${dice.roll(100)}` },
    }),

  'writes and deletes redirects': async (payload, { pages, sites }, dice) => {
    const { docs } = await payload.find({ collection: 'redirects', limit: 50, depth: 0 })
    const known = docs.length > 0 ? dice.pick(docs) : undefined
    if (known !== undefined && dice.roll(3) === 0)
      return payload.update({ collection: 'redirects', id: known.id, data: { note: `nota ${dice.roll(100)}` } })
    if (known?.origin === 'hand' && dice.roll(2) === 0) return payload.delete({ collection: 'redirects', id: known.id })
    const from = dice.roll(2) === 0 ? addressIn('wissel', dice) : `oud-${dice.roll(20)}`
    const target = dice.roll(2) === 0 ? ({ type: 'page', page: dice.pick(pages) } as const) : toOldPath(dice)
    return payload.create({
      collection: 'redirects',
      data: { site: dice.pick(sites), from, match: 'exact', status: '301', target },
    })
  },

  'saves categories': (payload, { categories, facts }, dice) =>
    payload.update({
      collection: 'categories',
      id: dice.pick(categories),
      data: { displayName: `Groep ${dice.roll(50)}`, products: [dice.pick(facts), dice.pick(facts)] },
    }),
}

const toOldPath = (dice: Dice) => ({ type: 'path', path: `oud-${dice.roll(20)}` }) as const
