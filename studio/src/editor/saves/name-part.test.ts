import type { ClientBlock, ClientField } from 'payload'
import { expect, test } from 'vitest'
import { compareVersions } from './compare-versions.ts'
import { describeDifference } from './describe-difference.ts'
import type { DescribedIn } from './describe-part.ts'
import { listFormFields } from './list-form-fields.ts'

const text = (name: string, label: string): ClientField => ({ name, type: 'text', label })
const LINKS: ClientField = {
  name: 'links',
  type: 'array',
  label: 'Links',
  labels: { singular: 'Link', plural: 'Links' },
  fields: [text('words', 'Words')],
}
const FIELDS: ClientField[] = [
  { name: 'facets', type: 'group', fields: [text('animal', 'Animal'), LINKS] },
  { name: 'salary', type: 'group', label: 'Salary', fields: [text('least', 'From')] },
  { name: 'main', type: 'blocks', label: 'Main area', blocks: [], blockReferences: ['Banner'] },
]
const BANNER: ClientBlock = {
  slug: 'Banner',
  labels: { singular: 'Banner', plural: 'Banners' },
  fields: [{ name: 'link', type: 'group', label: 'Leads to', fields: [text('url', 'Address')] }, LINKS],
}
const fields = listFormFields(FIELDS)
const KNOWN: DescribedIn = {
  words: (key, values) => [key, ...Object.values(values ?? {})].join(' '),
  language: 'en',
  blocks: { Banner: BANNER },
  nameOf: (_, id) => id,
}

function describe(base: object, mine: object, theirs: object) {
  const values = { mine: { ...mine }, theirs: { ...theirs } }
  return compareVersions({ fields, blocks: KNOWN.blocks }, { ...base }, values.mine, values.theirs).map(
    (difference) => {
      const part = describeDifference(difference, { fields, ...values }, KNOWN)
      return [part.label, part.mine, part.theirs]
    },
  )
}

const ofBanner = (more: object) => ({ main: [{ id: 'a', blockType: 'Banner', ...more }] })

test('a field of a group is called by both labels, and by its own where the group has none', () => {
  expect(describe({}, { salary: { least: '10' } }, { salary: { least: '12' } })).toEqual([['Salary, From', '10', '12']])
  expect(describe({}, { facets: { animal: 'dog' } }, { facets: { animal: 'cat' } })).toEqual([['Animal', 'dog', 'cat']])
  expect(describe(ofBanner({}), ofBanner({ link: { url: 'x' } }), ofBanner({ link: { url: 'y' } }))).toEqual([
    ['Main area, 1: Banner, Leads to, Address', 'x', 'y'],
  ])
})

test('a whole row of a list in a block or in a group says what stands in it', () => {
  const links = (words: string) => ({ links: [{ id: 'l', words }] })
  const deleted = '(saves.deleted)'
  expect(describe(ofBanner(links('a')), ofBanner(links('b')), ofBanner({ links: [] }))).toEqual([
    ['Main area, 1: Banner, Links, 1: Link', 'Link\nWords: b', deleted],
  ])
  expect(describe({ facets: links('a') }, { facets: links('b') }, { facets: { links: [] } })).toEqual([
    ['Links, 1: Link', 'Link\nWords: b', deleted],
  ])
})

test('the order of a list in a group is named by the list', () => {
  const rows = (...ids: string[]) => ({ facets: { links: ids.map((id) => ({ id, words: id })) } })
  const [[label, mine] = []] = describe(rows('a', 'b'), rows('b', 'a'), rows('a', 'b'))
  expect(label).toBe('saves.orderOf Links')
  expect(mine).toBe('1. Link: Words: b\n2. Link: Words: a')
})
