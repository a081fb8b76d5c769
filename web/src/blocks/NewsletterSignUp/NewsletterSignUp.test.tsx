// @vitest-environment jsdom
import { findById } from '@menagerie/sites/locales'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createTestContext } from '../../content/testing/test-context.ts'
import { toExampleEntries } from '../testing/example-entries.ts'
import { newsletterSignUpExamples } from './examples.ts'
import { loadNewsletterSignUp } from './load.ts'
import { NewsletterSignUp } from './NewsletterSignUp.tsx'
import type { NewsletterSignUpBlock } from './schema.ts'

afterEach(cleanup)

function load(siteId: string, changes: Partial<NewsletterSignUpBlock> = {}) {
  const site = findById(siteId)
  const [block] = newsletterSignUpExamples
  if (!site || !block) throw new Error(`Nothing to show on ${siteId}`)
  return loadNewsletterSignUp({ ...block, ...changes }, createTestContext(siteId, toExampleEntries(site)))
}

function show(siteId: string) {
  const view = load(siteId)
  if (!view) throw new Error('Nothing to show')
  return render(<NewsletterSignUp {...view} />)
}

test('posts the form to the newsletter page', () => {
  show('tailwell/nl_NL')
  const form = screen.getByRole('form', { name: 'Once a month, from a house full of animals' })
  expect(form.getAttribute('action')).toBe('/nl-nl/advice/')
  expect(form.getAttribute('method')).toBe('post')
  expect(screen.getByRole('textbox', { name: /./ }).getAttribute('name')).toBe('email')
  expect(screen.getByRole('checkbox')).toBeDefined()
  expect(screen.getAllByRole('button')).toHaveLength(1)
})

test('shows a button to the newsletter page where the country has no form', () => {
  show('tailwell/en_US')
  expect(screen.queryByRole('form')).toBeNull()
  expect(screen.getByRole('link', { name: 'About the newsletter' }).getAttribute('href')).toBe('/advice/')
})

test('is hidden when the newsletter page is missing', () => {
  expect(load('tailwell/nl_NL', { link: { type: 'page', kind: 'page', pageLink: 'gone' } })).toBeUndefined()
})
