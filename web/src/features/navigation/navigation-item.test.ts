import type { MenuItem } from '@menagerie/contract/menu'
import { expect, test } from 'vitest'
import { page } from '../../content/testing/entries.ts'
import { createTestContext } from '../../content/testing/test-context.ts'
import { toNavigationItems } from './navigation-item.ts'

const ctx = createTestContext('tailwell/en_US', [page('dogs', 'dogs')])
const toDogs = { type: 'page', kind: 'page', pageLink: 'dogs' } as const
const titles = (items: MenuItem[], screen: 'any' | 'phone') =>
  toNavigationItems(ctx, items, screen).map((item) => item.title)

test('an item has the address of its page, and its sub-items have theirs', () => {
  const items = toNavigationItems(
    ctx,
    [{ id: '1', title: 'Dogs', icon: 'dog', link: toDogs, subItems: [{ id: '2', title: 'Food', link: toDogs }] }],
    'any',
  )
  expect(items).toEqual([
    {
      title: 'Dogs',
      icon: '/assets/navigation-icons.svg#dog',
      to: { href: '/dogs/' },
      viewAllLabel: 'View all: Dogs',
      submenuLabel: 'Submenu Dogs',
      items: [{ title: 'Food', to: { href: '/dogs/' }, items: [] }],
    },
  ])
})

test('an item for phones is only in the phone menu, at every depth', () => {
  const items = [
    { id: '1', title: 'Shops', phoneOnly: true, link: toDogs },
    { id: '2', title: 'Dogs', link: toDogs, subItems: [{ id: '3', title: 'Call us', phoneOnly: true, link: toDogs }] },
  ]
  expect(titles(items, 'any')).toEqual(['Dogs'])
  expect(titles(items, 'phone')).toEqual(['Shops', 'Dogs'])
  expect(toNavigationItems(ctx, items, 'any')[0]?.items).toEqual([])
  expect(toNavigationItems(ctx, items, 'phone')[1]?.items.map((item) => item.title)).toEqual(['Call us'])
})

test('an item without a link for anonymous visitors is left out', () => {
  expect(titles([{ id: '1', title: 'Empty' }], 'any')).toEqual([])
  expect(titles([{ id: '1', title: 'Portal', authenticatedLink: toDogs }], 'any')).toEqual([])
  expect(titles([{ id: '1', title: 'Group', subItems: [{ id: '2', title: 'Empty' }] }], 'any')).toEqual([])
})

test('a signed-in customer gets the link for customers, which is marked as private', () => {
  const items: MenuItem[] = [
    { id: '1', title: 'For shops', link: toDogs, authenticatedLink: { ...toDogs, pageLink: 'portal' } },
    { id: '2', title: 'Portal', authenticatedLink: { ...toDogs, pageLink: 'portal' } },
    { id: '3', title: 'Dogs', link: toDogs },
  ]
  const both = createTestContext('tailwell/en_US', [page('dogs', 'dogs'), page('portal', 'business/portal')])
  const targets = (isSignedIn: boolean) =>
    toNavigationItems({ ...both, isSignedIn }, items, 'any').map(({ title, to }) => [title, to])
  const toPortal = { href: '/business/portal/', isPrivate: true }
  expect(targets(true)).toEqual([
    ['For shops', toPortal],
    ['Portal', toPortal],
    ['Dogs', { href: '/dogs/' }],
  ])
  expect(targets(false)).toEqual([
    ['For shops', { href: '/dogs/' }],
    ['Dogs', { href: '/dogs/' }],
  ])
})

test('links lead to anchors and other websites, and an item whose page is missing is left out', () => {
  const items: MenuItem[] = [
    { id: '1', title: 'Gone', link: { ...toDogs, pageLink: 'gone' } },
    { id: '2', title: 'Place', link: { type: 'anchor', anchorLink: 'food' } },
    { id: '3', title: 'Clinic', link: { type: 'external', externalLink: 'https://clinic.example/' } },
    {
      id: '4',
      title: 'Shop',
      link: { type: 'external', externalLink: 'https://shop.example/', externalTarget: '_blank' },
    },
  ]
  expect(toNavigationItems(ctx, items, 'any').map(({ to }) => to)).toEqual([
    { href: '#food' },
    { href: 'https://clinic.example/' },
    { href: 'https://shop.example/', newTabNote: 'opens in a new tab' },
  ])
})
