import { describe, expect, it } from 'vitest'
import { ids } from '../stable-id.ts'
import { toLexical } from './to-lexical.ts'

const SITE = 'tailwell/nl_NL'
const children = (markup: string) => toLexical(markup, SITE).root.children

describe('text for the studio’s editor', () => {
  it('turns headings, lists and quotes into nodes of the editor', () => {
    expect(children('## Kop\n1. een\n2. twee\n> gezegd')).toMatchObject([
      { type: 'heading', tag: 'h2', children: [{ type: 'text', text: 'Kop' }] },
      {
        type: 'list',
        listType: 'number',
        tag: 'ol',
        children: [
          { type: 'listitem', value: 1 },
          { type: 'listitem', value: 2 },
        ],
      },
      { type: 'quote' },
    ])
  })

  it('keeps bold as a format of the text', () => {
    expect(children('Een **vet** woord')).toMatchObject([
      { children: [{ format: 0 }, { text: 'vet', format: 1 }, { format: 0 }] },
    ])
  })

  it('links to the page or article of the same site, to the product and to the mail address', () => {
    const fields = (target: string) => children(`[woorden](${target})`)[0]
    expect(fields('page:care')).toMatchObject({
      children: [
        { type: 'link', fields: { linkType: 'internal', doc: { relationTo: 'pages', value: ids.page(SITE, 'care') } } },
      ],
    })
    expect(fields('product:10110')).toMatchObject({
      children: [{ fields: { linkType: 'internal', doc: { relationTo: 'product-facts', value: ids.facts('10110') } } }],
    })
    expect(fields('article:first-days')).toMatchObject({
      children: [{ fields: { doc: { relationTo: 'articles', value: ids.article(SITE, 'first-days') } } }],
    })
    expect(fields('mailto:a@b.example')).toMatchObject({
      children: [{ fields: { linkType: 'custom', url: 'mailto:a@b.example' } }],
    })
  })
})
