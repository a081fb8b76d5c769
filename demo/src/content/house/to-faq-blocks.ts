import type { DemoBlock } from '../block-schema.ts'

type FaqGroup = Extract<DemoBlock, { block: 'Faq' }>

/** Makes blocks from a text with `## groups` of `### questions`, each with its answer below: one block per group. What stands above the first group becomes text. */
export function toFaqBlocks(markup: string): DemoBlock[] {
  const [before = '', ...groups] = `\n${markup}`.split('\n## ')
  const lead: DemoBlock[] = before.trim() === '' ? [] : [{ block: 'RichText', content: before.trim() }]
  return [...lead, ...groups.map(toGroup)]
}

function toGroup(markup: string): FaqGroup {
  const [title = '', ...questions] = markup.split('\n### ')
  return { block: 'Faq', title: title.trim(), items: questions.map(toItem) }
}

function toItem(markup: string) {
  const end = markup.indexOf('\n')
  return { question: markup.slice(0, end).trim(), answer: markup.slice(end).trim() }
}
