import type { Block } from '@menagerie/contract/block'
import { toPlainText } from '@menagerie/contract/to-plain-text'
import { faqSchema } from './schema.ts'

/** Lists the answered questions of a page's blocks as plain text, for search engines. */
export function listQuestions(blocks: readonly Block[]): { question: string; answer: string }[] {
  return blocks
    .filter(({ blockType }) => blockType === 'Faq')
    .flatMap((block) => faqSchema.safeParse(block).data?.items ?? [])
    .map(({ question, answer }) => ({ question, answer: toPlainText(answer) }))
    .filter(({ answer }) => answer !== '')
}
