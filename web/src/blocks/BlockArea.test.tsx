// @vitest-environment jsdom
import type { Block } from '@menagerie/contract/block'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createTestContext } from '../content/testing/test-context.ts'
import { BlockArea } from './BlockArea.tsx'
import { loadArea } from './load-area.ts'

afterEach(cleanup)

const ctx = createTestContext('tailwell/en_US')
const banner: Block = { id: 'b', blockType: 'CtaBanner', colorTheme: '1', blockTitle: 'Hello', damFiles: [] }

function show(blocks: Block[]) {
  const warn = vi.fn()
  const log = { debug: vi.fn(), info: vi.fn(), warn, error: vi.fn() }
  const { container } = render(<BlockArea area={loadArea(ctx, blocks, { log })} width="large" />)
  return { warn, container }
}

test('a block of an unknown type is skipped with one line in the log, and the other blocks are shown', () => {
  const { warn } = show([{ id: 'x', blockType: 'Hologram' }, banner])
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Hello')
  expect(warn.mock.calls).toEqual([[expect.stringContaining('skipped'), { block: 'x', type: 'Hologram' }]])
})

test('a block type named like a method of every object, such as toString, is skipped', () => {
  const { container } = show([{ id: 'x', blockType: 'toString' }])
  expect(container.innerHTML).toBe('')
})

test('an area whose blocks have nothing to show renders no element', () => {
  const { container, warn } = show([{ id: 'g', blockType: 'ProductGridSmall', products: ['1'] }])
  expect(container.innerHTML).toBe('')
  expect(warn).not.toHaveBeenCalled()
})
