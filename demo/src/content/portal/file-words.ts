import type { Language } from '@menagerie/sites/brand-locale'
import words from './file-words.json' with { type: 'json' }

/** Titles of the portal's files, and the headings of their columns. */
type FileWords = {
  prices: { title: string; description: string }
  order: { title: string; description: string }
  texts: { title: string; description: string }
  columns: {
    number: string
    product: string
    contents: string
    rrp: string
    trade: string
    quantity: string
    text: string
  }
}

export const FILE_WORDS: Record<Language, FileWords> = words
