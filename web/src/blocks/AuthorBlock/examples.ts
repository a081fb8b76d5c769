import type { AuthorBlockBlock } from './schema.ts'

export const authorBlockExamples: AuthorBlockBlock[] = [
  { id: 'full', blockType: 'AuthorBlock', author: 'example-author', date: '2026-05-05' },
  { id: 'name-only', blockType: 'AuthorBlock', author: 'quiet-author' },
]
