import { describe, expect, it } from 'vitest'
import { inlineConstants } from './inline-constants.ts'

function inlined(styles: Record<string, string>): Record<string, string> {
  return Object.fromEntries(inlineConstants(new Map(Object.entries(styles)), ['global.css', 'theme.css']))
}

describe('CSS variables', () => {
  it('with a constant value are inlined in every file that uses them', () => {
    const css = inlined({
      'global.css': ':root{--space-1:.25rem}',
      'theme.css': '[data-brand=one]{--ink:var(--palette-a);--palette-a:red}',
      'card.css': '.card{gap:var(--space-1);color:var(--ink)}',
    })
    expect(css['card.css']).toBe('.card{gap:.25rem;color:red}')
    expect(css['theme.css']).toBe('[data-brand=one]{}')
  })

  it('stay variables when a media query, a brand or a component gives them another value', () => {
    const styles = {
      'global.css': ':root{--gutter:1rem;--ink:black}@media (min-width:600px){:root{--gutter:2rem}}',
      'theme.css': '[data-brand=one]{--ink:red;--focus:blue}',
      'card.css': '.dark{--focus:white}.card{padding:var(--gutter);color:var(--ink);outline-color:var(--focus)}',
    }
    expect(inlined(styles)).toEqual(styles)
  })

  it('stay variables when their value depends on a variable that is not constant', () => {
    const styles = {
      'global.css': ':root{--a:1px;--b:var(--a)}@media (min-width:600px){:root{--a:2px}}',
      'card.css': '.card{gap:var(--b)}',
    }
    expect(inlined(styles)).toEqual(styles)
  })

  it('with the value 1 are dropped from a plain product in calc()', () => {
    const css = inlined({
      'theme.css': ':root{--soft:1}',
      'card.css': '.card{margin:calc(var(--soft) * .75rem);padding:calc(var(--soft) * 1rem + 2px)}',
    })
    expect(css['card.css']).toBe('.card{margin:.75rem;padding:calc(1 * 1rem + 2px)}')
  })

  it('stay variables when only a component sets them', () => {
    const styles = { 'global.css': '', 'card.css': '.cards{--columns:2}.card{columns:var(--columns)}' }
    expect(inlined(styles)).toEqual(styles)
  })
})
