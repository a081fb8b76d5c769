import { describe, expect, it } from 'vitest'
import { inlineConstants } from './inline-constants.ts'

const FILES = { global: 'global.css', themes: ['one/theme.css', 'two/theme.css'] }

function inlined(styles: Record<string, string>): Record<string, string> {
  return Object.fromEntries(inlineConstants(new Map(Object.entries(styles)), FILES))
}

describe('constants of the styles', () => {
  it('stand where they are used, in every file', () => {
    const css = inlined({ 'global.css': ':root{--space-1:.25rem}', 'card.css': '.card{gap:var(--space-1)}' })
    expect(css).toEqual({ 'global.css': ':root{}', 'card.css': '.card{gap:.25rem}' })
  })

  it('keep their name when a width, a brand or a component gives them another value', () => {
    const styles = {
      'global.css': ':root{--gutter:1rem;--columns:1;--ink:black}@media (min-width:600px){:root{--gutter:2rem}}',
      'one/theme.css': '[data-brand=one]{--ink:red}',
      'card.css': '.cards{--columns:2}.card{padding:var(--gutter);color:var(--ink);columns:var(--columns)}',
    }
    expect(inlined(styles)).toEqual(styles)
  })

  it('keep their name when their value follows one that does', () => {
    const styles = {
      'global.css': ':root{--a:1px;--b:var(--a)}@media (min-width:600px){:root{--a:2px}}',
      'card.css': '.card{gap:var(--b)}',
    }
    expect(inlined(styles)).toEqual(styles)
  })

  it('give each brand the colours of its own palette', () => {
    const css = inlined({
      'global.css': '',
      'one/theme.css': '[data-brand=one]{--palette-a:red;--ink:var(--palette-a)}',
      'two/theme.css': '[data-brand=two]{--palette-a:blue;--ink:var(--palette-a)}',
    })
    expect(css['one/theme.css']).toBe('[data-brand=one]{--ink:red}')
    expect(css['two/theme.css']).toBe('[data-brand=two]{--ink:blue}')
  })
})
