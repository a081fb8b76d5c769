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

test('a field of a group is named by both labels, or by its own label where the group has none', () => {
  expect(describe({}, { salary: { least: '10' } }, { salary: { least: '12' } })).toEqual([['Salary, From', '10', '12']])
  expect(describe({}, { facets: { animal: 'dog' } }, { facets: { animal: 'cat' } })).toEqual([['Animal', 'dog', 'cat']])
  expect(describe(ofBanner({}), ofBanner({ link: { url: 'x' } }), ofBanner({ link: { url: 'y' } }))).toEqual([
    ['Main area, 1: Banner, Leads to, Address', 'x', 'y'],
  ])
})

test('a whole row of a list in a block or group is described by its content', () => {
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

test('a typed zero is shown, and the row count of an empty list is not', () => {
  const price: ClientField = { name: 'rrp', type: 'number', label: 'Price' }
  const told = (mine: object, theirs: object) => {
    const values = { mine: { ...mine }, theirs: { ...theirs } }
    const form = listFormFields([price, LINKS])
    const found = compareVersions({ fields: form, blocks: KNOWN.blocks }, {}, values.mine, values.theirs)
    return found.map((each) => describeDifference(each, { fields: form, ...values }, KNOWN).mine)
  }
  expect(told({ rrp: 0 }, { rrp: 2 })).toEqual(['0'])
  expect(told({ links: 0 }, { links: [{ id: 'l', words: 'a' }] })).toEqual(['(saves.deleted)'])
})

test('a colour is shown by its name in the brand of the document instead of its number', () => {
  const colours = {
    acme: {
      '1': { surface: '#fff', ink: '#000', names: [{ hue: 'white' }] },
      '2': { surface: '#1f4a24', ink: '#fff', names: [{ hue: 'green', shade: 'dark' }] },
      '3': { surface: '#1e4a24', ink: '#fff', names: [{ hue: 'green', shade: 'dark' }] },
    },
  }
  const options = ['1', '2', '3'].map((value) => ({ value, label: value }))
  const field: ClientField = {
    name: 'colorTheme',
    type: 'select',
    label: 'Colours',
    options,
    admin: { custom: { colours }, isClearable: false, isSortable: false, placeholder: '' },
  }
  const form = listFormFields([field])
  const told = (mine: object, theirs: object, site: string) =>
    compareVersions({ fields: form, blocks: KNOWN.blocks }, {}, { ...mine }, { ...theirs }).flatMap((each) => {
      const part = describeDifference(
        each,
        { fields: form, mine: { ...mine }, theirs: { ...theirs } },
        { ...KNOWN, site },
      )
      return [part.mine, part.theirs]
    })
  expect(told({ colorTheme: '1' }, { colorTheme: '2' }, 'acme/nl_NL')).toEqual([
    'colour.white',
    'colour.dark colour.green (2)',
  ])
  expect(told({ colorTheme: '1' }, { colorTheme: '2' }, 'other/nl_NL')).toEqual(['1', '2'])
})

test('two times on the same day are shown differently, in the time zone of the site', () => {
  const from: ClientField = { name: 'from', type: 'date', label: 'From' }
  const day: ClientField = JSON.parse(
    '{"name":"day","type":"date","label":"Day","admin":{"date":{"pickerAppearance":"dayOnly"}}}',
  )
  const form = listFormFields([from, day])
  const mine = { from: '2026-11-28T08:00:00.000Z', day: '2026-11-28T12:00:00.000Z' }
  const theirs = { from: '2026-11-28T17:30:00.000Z', day: '2026-11-29T12:00:00.000Z' }
  const known: DescribedIn = { ...KNOWN, zone: 'Europe/Amsterdam' }
  const found = compareVersions({ fields: form, blocks: KNOWN.blocks }, {}, mine, theirs)
  const told = found.map((each) => describeDifference(each, { fields: form, mine, theirs }, known))
  expect(told[0]?.mine).toContain('09:00')
  expect(told[0]?.theirs).toContain('18:30')
  expect([told[1]?.mine, told[1]?.theirs]).toEqual(['28 Nov 2026', '29 Nov 2026'])
})
