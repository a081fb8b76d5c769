import { expect, test } from 'vitest'
import { toFaqBlocks } from './to-faq-blocks.ts'

test('groups of questions become FAQ blocks, and the text above them becomes a text block', () => {
  const blocks = toFaqBlocks(
    'Ask us.\n## Food\n### How much?\nAs the pack says.\n- weigh it\n### When?\nTwice.\n## Shops\n### Where?\nHere.',
  )
  expect(blocks).toEqual([
    { block: 'RichText', content: 'Ask us.' },
    {
      block: 'Faq',
      title: 'Food',
      items: [
        { question: 'How much?', answer: 'As the pack says.\n- weigh it' },
        { question: 'When?', answer: 'Twice.' },
      ],
    },
    { block: 'Faq', title: 'Shops', items: [{ question: 'Where?', answer: 'Here.' }] },
  ])
})
