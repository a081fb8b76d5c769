import type { RichTextInline, RichTextNode } from '@menagerie/contract/rich-text'
import type { FaqBlock } from './schema.ts'

const text = (words: string): RichTextInline => ({ type: 'text', text: words })
const paragraph = (...children: RichTextInline[]): RichTextNode => ({ type: 'paragraph', children })

const ITEMS: FaqBlock['items'] = [
  {
    id: 'how-much',
    question: 'How much food does a grown dog need in a day?',
    answer: [
      paragraph(
        text('As much as the table on the pack says for its weight. Read '),
        { type: 'pageLink', kind: 'page', key: 'example-page', children: [text('our advice')] },
        text('.'),
      ),
    ],
  },
  {
    id: 'change',
    question: 'How do I change over to another food?',
    answer: [
      paragraph(text('Over seven days:')),
      {
        type: 'list',
        ordered: true,
        items: [{ children: [text('a quarter of the new food')] }, { children: [text('a little more each day')] }],
      },
      { type: 'heading', level: 2, children: [text('If the stomach is upset')] },
      paragraph(text('Go back a step and wait for two days.')),
    ],
  },
]

export const faqExamples: FaqBlock[] = [
  { id: 'with-title', blockType: 'Faq', title: 'About food', items: ITEMS },
  { id: 'without-title', blockType: 'Faq', items: ITEMS.map((item) => ({ ...item, id: `${item.id}-again` })) },
  {
    id: 'long-words',
    blockType: 'Faq',
    title: 'Nahrungsmittelunverträglichkeitsberatungsgespräche',
    items: [
      {
        id: 'long',
        question: 'Gibt es Nahrungsmittelunverträglichkeitsberatungsgespräche auch am Wochenende und an Feiertagen?',
        answer: [paragraph(text('Ja.'))],
      },
    ],
  },
]
