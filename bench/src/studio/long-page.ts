import { randomUUID } from 'node:crypto'
import { MAIN_BRAND } from '@menagerie/demo/brands'

export const BLOCKS_OF_LONG_PAGE = 30

/** Makes a draft with thirty blocks of three kinds. Every third block has a title, into which the bench types. */
export function toLongPage() {
  return {
    site: `${MAIN_BRAND}/nl_NL`,
    title: 'Dertig blokken',
    path: `dertig-${randomUUID().slice(0, 8)}`,
    template: 'Default',
    _status: 'draft',
    main: Array.from({ length: BLOCKS_OF_LONG_PAGE }, (_, at) => toBlock(at)),
  }
}

function toBlock(at: number) {
  if (at % 3 === 0) return { blockType: 'CtaBanner', colorTheme: '1', blockTitle: `Titel ${at}` }
  if (at % 3 === 1) return { blockType: 'BlockQuote', text: `Een hond die ${at} keer slaapt, droomt ${at} keer.` }
  return {
    blockType: 'RichText',
    content: { root: toRoot(`Alinea ${at}. ${'Honden en katten eten anders. '.repeat(8)}`) },
  }
}

const node = { direction: 'ltr', format: '', indent: 0, version: 1 }

function toRoot(text: string) {
  const words = { type: 'text', text, detail: 0, format: 0, mode: 'normal', style: '', version: 1 }
  const paragraph = { ...node, type: 'paragraph', textFormat: 0, textStyle: '', children: [words] }
  return { ...node, type: 'root', children: [paragraph] }
}
