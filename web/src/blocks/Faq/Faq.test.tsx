// @vitest-environment jsdom
import { firstLocale } from '@menagerie/sites/locales'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createTestContext } from '../../content/testing/test-context.ts'
import { toExampleEntries } from '../testing/example-entries.ts'
import { faqExamples } from './examples.ts'
import { Faq } from './Faq.tsx'
import { listQuestions } from './list-questions.ts'
import { loadFaq } from './load.ts'

afterEach(cleanup)

const site = firstLocale('tailwell')
const ctx = createTestContext(site.id, toExampleEntries(site))

function show(id: string) {
  const block = faqExamples.find((example) => example.id === id)
  const view = block && loadFaq(block, ctx)
  if (!view) throw new Error(`Nothing to show of ${id}`)
  return render(<Faq {...view} />)
}

test('each question is a level-3 heading that unfolds its answer, below the title of the block', () => {
  const { container } = show('with-title')
  expect(screen.getByRole('heading', { level: 2, name: 'About food' })).toBeDefined()
  const question = screen.getByRole('heading', { level: 3, name: 'How much food does a grown dog need in a day?' })
  expect(question.parentElement?.tagName).toBe('SUMMARY')
  const folded = [...container.querySelectorAll('details')]
  expect(folded.map(({ open }) => open)).toEqual([false, false])
  expect(folded[0]?.querySelector('a')?.getAttribute('href')).toBe('/advice/')
})

test('questions are level-2 headings when the block has no title', () => {
  show('without-title')
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2)
})

test('a question without an answer is left out, and a block without answered questions is hidden', () => {
  const items = [{ id: 'a', question: 'Why?', answer: [] }]
  expect(loadFaq({ id: 'f', blockType: 'Faq', items }, ctx)).toBeUndefined()
  expect(listQuestions([{ id: 'f', blockType: 'Faq', items }])).toEqual([])
})

test('the questions of all FAQ blocks of a page are listed as plain text for structured data', () => {
  const read = listQuestions([{ id: 'r', blockType: 'RichText', content: [] }, ...faqExamples])
  expect(read).toHaveLength(5)
  expect(read[1]).toEqual({
    question: 'How do I change over to another food?',
    answer:
      'Over seven days:\na quarter of the new food\na little more each day\nIf the stomach is upset\nGo back a step and wait for two days.',
  })
})
