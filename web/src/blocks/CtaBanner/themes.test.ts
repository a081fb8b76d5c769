import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CTA_THEMES } from './themes.ts'

const css = readFileSync(new URL('./CtaBanner.module.css', import.meta.url), 'utf8')

test('there are nine banner themes (spec §3)', () => {
  expect(CTA_THEMES).toHaveLength(9)
})

test.each(CTA_THEMES)('theme %s has a surface colour and a text colour in the style sheet', (theme) => {
  const rule = css.split(`[data-theme='${theme}']`)[1]?.split('}')[0]
  expect(rule).toContain(`var(--cta-${theme}-surface)`)
  expect(rule).toContain(`var(--cta-${theme}-text)`)
})
