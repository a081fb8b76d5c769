// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { BlockQuote } from './BlockQuote.tsx'
import { blockQuoteExamples } from './examples.ts'
import { loadBlockQuote } from './load.ts'

afterEach(cleanup)

function show(id: string) {
  const block = blockQuoteExamples.find((example) => example.id === id)
  if (!block) throw new Error(`No example ${id}`)
  return render(<BlockQuote {...loadBlockQuote(block)} />)
}

test('shows the quote, its author and the stamp', () => {
  const { container } = show('stamp-horseshoe')
  expect(screen.getByRole('blockquote').textContent).toMatch(/^A bowl that is licked clean/)
  expect(screen.getByRole('figure').textContent).toContain('Mira, who feeds eleven dogs')
  expect(container.querySelectorAll('svg')).toHaveLength(1)
  // HTML requires that a caption is a direct child of its figure.
  expect(container.querySelector('figcaption')?.parentElement?.tagName).toBe('FIGURE')
})

test('shows a quote that has only a text', () => {
  const { container } = show('text-only')
  expect(screen.getByRole('blockquote').textContent).toBe('Water first.')
  expect(container.querySelector('figcaption, svg')).toBeNull()
})
