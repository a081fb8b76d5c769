import { expect, test } from 'vitest'
import { inTexts } from '../in-texts.ts'
import { loadContent } from '../load-content.ts'

const { sites } = loadContent()

function textOf(id: string, name: string): string {
  const texts: string[] = []
  inTexts(sites.find(({ locale }) => locale.id === id)?.pages.filter((page) => page.name === name) ?? [], (text) => {
    texts.push(text)
    return text
  })
  return texts.join('\n')
}

const IDS = sites.map(({ locale }) => locale.id)

test.each(IDS)('on %s the page about privacy speaks of the IP address, as the texts of the site do', (id) => {
  expect(textOf(id, 'privacy').match(/(?<!\p{L})IP(?!\p{L})/gu)).toHaveLength(2)
})
