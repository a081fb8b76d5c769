import { expect, test } from 'vitest'
import { createTestContext } from '../../content/testing/test-context.ts'
import { loadMenuNames, sortByMenu } from './menu-names.ts'
import { withMenus } from './testing/example-menus.ts'

const toItem = (pageLink: string, title: string) => ({
  id: pageLink,
  title,
  link: { type: 'page', kind: 'page', pageLink } as const,
})

test('pages are named and sorted as in the main menu, and pages that are not in it come last', () => {
  const header = [
    { ...toItem('dogs', 'Dogs'), subItems: [toItem('food', 'Food'), toItem('care', 'Care')] },
    toItem('food', 'All food'),
  ]
  const ctx = withMenus(createTestContext('tailwell/en_US'), { header })
  expect([...loadMenuNames(ctx)]).toEqual([
    ['dogs', 'Dogs'],
    ['food', 'Food'],
    ['care', 'Care'],
  ])
  expect(sortByMenu(ctx, ['about', 'care', 'food'])).toEqual(['food', 'care', 'about'])
})

test('a page that is not in the main menu takes its name from another menu', () => {
  const ctx = withMenus(createTestContext('tailwell/en_US'), {
    header: [toItem('dogs', 'Dogs')],
    top: [toItem('about', 'About us')],
    footer: [
      { id: 'company', title: 'Company', subItems: [toItem('dogs', 'All for dogs'), toItem('quality', 'Quality')] },
    ],
    bottom: [toItem('terms', 'Terms')],
  })
  expect([...loadMenuNames(ctx)]).toEqual([
    ['dogs', 'Dogs'],
    ['about', 'About us'],
    ['quality', 'Quality'],
    ['terms', 'Terms'],
  ])
})
