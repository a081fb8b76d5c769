import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDocuments } from '../../testing/test-documents.ts'
import { openRest } from '../../testing/test-rest.ts'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'
import { changesAnswerSchema, pairSchema, type SourceChanges } from './changes.ts'
import { madeSchema } from './elsewhere.ts'

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
const quote = (text: string) => ({ blockType: 'BlockQuote' as const, text })
const named = (id: string) => ({ collection: 'pages', id })

async function copyOf(id: string, site = DE) {
  const answer = await rest.call('admin', 'POST', '/elsewhere', { body: { documents: [named(id)], site } })
  return madeSchema.parse(answer.body).documents[0]?.id ?? ''
}
async function changesOf(id: string): Promise<SourceChanges> {
  const answer = await rest.call('editor', 'GET', `/translations/pages/${id}`)
  expect(answer.status, answer.text).toBe(200)
  const { changes } = changesAnswerSchema.parse(answer.body)
  if (changes === null) throw new Error('It follows no document')
  return changes
}
const save = (id: string, data: object) =>
  studio.payload.update({ collection: 'pages', id, data: { ...data, _status: 'published' } })
const page = (id: string) => studio.payload.findByID({ collection: 'pages', id, draft: true, depth: 0 })
const kindsOf = ({ changed, gained, gone }: SourceChanges) => [changed.length, gained.length, gone.length]

test('a rewritten text of the source is reported with its old text, and moved or unchanged texts are not', async () => {
  const source = await make.page({ title: 'Gezond gebit', main: [quote('Poets elke dag'), quote('Kauwen helpt')] })
  const id = await copyOf(source.id)
  expect(kindsOf(await changesOf(id))).toEqual([0, 0, 0])
  const [first, second] = source.main ?? []
  await save(source.id, { main: [second, { ...first, text: 'Poets twee keer per dag' }] })
  const changes = await changesOf(id)
  expect(kindsOf(changes)).toEqual([1, 0, 0])
  expect(changes.changed).toMatchObject([
    {
      path: 'main.0.text',
      before: 'Poets elke dag',
      after: 'Poets twee keer per dag',
      value: 'Poets twee keer per dag',
    },
  ])
  // Does the same as the button *Still right*.
  const prints = { ...changes.from.prints, [changes.changed[0]?.key ?? '']: changes.changed[0]?.print ?? '' }
  await studio.payload.update({
    collection: 'pages',
    id,
    data: { translatedFrom: { ...changes.from, prints } },
    draft: true,
  })
  expect(kindsOf(await changesOf(id))).toEqual([0, 0, 0])
})

test('the title of the text at the bottom is distinguished from the title of its page', async () => {
  const source = await make.page({ title: 'Honden', template: 'ContentOverview', bottomTitle: 'Groot en klein' })
  const { open } = await changesOf(await copyOf(source.id))
  expect(open).toMatchObject([{ place: 'Title' }, { place: 'Text at the bottom of the page · Title' }])
})

test('a change of the source is reported only after it is published', async () => {
  const source = await make.page({ title: 'Gezond gebit' })
  const id = await copyOf(source.id)
  await studio.payload.update({ collection: 'pages', id: source.id, data: { title: 'Anders' }, draft: true })
  expect(kindsOf(await changesOf(id))).toEqual([0, 0, 0])
  await save(source.id, { title: 'Anders' })
  expect(kindsOf(await changesOf(id))).toEqual([1, 0, 0])
})

test('a new block of the source is offered at its place with local links, and a removed one is reported', async () => {
  const group = randomUUID()
  const there = await make.page({ title: 'Contact', translationGroup: group })
  const german = await make.page({ title: 'Kontakt', site: DE, translationGroup: group })
  const source = await make.page({ title: 'Gezond gebit', main: [quote('Een'), quote('Twee')] })
  const id = await copyOf(source.id)
  const [first, second] = source.main ?? []
  const banner = { blockType: 'CtaBanner', colorTheme: '1', blockTitle: 'Bel', buttonText: 'Bel ons' }
  await save(source.id, { main: [first, { ...banner, button: { type: 'page', page: there.id } }, second] })
  expect(await changesOf(id)).toMatchObject({
    gained: [{ list: 'main', at: 1, text: 'Bel\nBel ons', value: { button: { page: german.id } } }],
  })
  await save(source.id, { main: [second] })
  expect(await changesOf(id)).toMatchObject({ gained: [], gone: [{ path: 'main.0' }] })
})

test('restoring an earlier version of a copy also restores its record of the source texts', async () => {
  const source = await make.page({ title: 'Gezond gebit' })
  const id = await copyOf(source.id)
  await save(id, { title: 'Gesunde Zähne' })
  const { docs } = await studio.payload.findVersions({
    collection: 'pages',
    where: { parent: { equals: id } },
    sort: '-updatedAt',
  })
  await save(source.id, { title: 'Schoon gebit' })
  const { changed, from } = await changesOf(id)
  const settled = { ...from, prints: { ...from.prints, title: changed[0]?.print ?? '' } }
  await save(id, { title: 'Saubere Zähne', translatedFrom: settled })
  expect(kindsOf(await changesOf(id))).toEqual([0, 0, 0])
  await studio.payload.restoreVersion({ collection: 'pages', id: docs[0]?.id ?? '' })
  expect(kindsOf(await changesOf(id))).toEqual([1, 0, 0])
})

test('an independently written page can follow another page from then on', async () => {
  const translationGroup = randomUUID()
  const source = await make.page({ title: 'Gezond gebit', main: [quote('Een'), quote('Twee')], translationGroup })
  const own = await make.page({ title: 'Gesunde Zähne', main: [quote('Eins')], site: DE, translationGroup })
  const answer = await rest.call('admin', 'GET', `/translations/pages/${own.id}`)
  expect(answer.body).toEqual({ changes: null, like: [{ id: source.id, site: source.site, title: 'Gezond gebit' }] })
  const paired = await rest.call('admin', 'GET', `/translations/pages/${own.id}/from/${source.id}`)
  await save(own.id, { translatedFrom: pairSchema.parse(paired.body).from })
  expect(kindsOf(await changesOf(own.id))).toEqual([0, 0, 0])
  expect(await page(own.id)).toMatchObject({ openTexts: 0 })
  await save(source.id, { main: [{ ...source.main?.[0], text: 'Een en een half' }, source.main?.[1]] })
  expect(await changesOf(own.id)).toMatchObject({ changed: [{ path: 'main.0.text', before: 'Een' }], gained: [] })
})

/** Pseudo-random numbers by seed, so that a failing history can be repeated. */
function createDice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * sides)
  }
}

test('exactly the rewritten texts of the source are reported after random changes to rows of both pages', async () => {
  for (let seed = 1; seed <= 12; seed += 1) {
    const dice = createDice(seed)
    const texts = ['A', 'B', 'C', 'D', 'E'].map((letter) => `Tekst ${letter} van ${seed}`)
    const source = await make.page({ title: `Bron ${seed}`, main: texts.map(quote) })
    const id = await copyOf(source.id)
    let theirs = [...(source.main ?? [])]
    let own = [...((await page(id)).main ?? [])]
    const changed = new Set<string>()
    for (let step = 0; step < 6; step += 1) {
      const at = dice(theirs.length)
      const act = dice(4)
      if (act === 0) theirs = [...theirs.slice(at), ...theirs.slice(0, at)]
      else if (act === 1) {
        const row = theirs[at]
        theirs = theirs.map((each, index) => (index === at ? { ...each, text: `Nieuw ${seed} ${step}` } : each))
        changed.add(String(row?.id))
      } else if (act === 2) own = [...own.slice(at), ...own.slice(0, at)]
      else own = [...own.slice(0, at), { ...quote(`Eigen ${step}`), id: randomUUID() }, ...own.slice(at)]
    }
    await save(source.id, { main: theirs })
    await studio.payload.update({ collection: 'pages', id, data: { main: own }, draft: true })
    const found = (await changesOf(id)).changed.map(({ key }) => key.split('/')[1])
    expect(new Set(found), `history ${seed}`).toEqual(changed)
  }
})
