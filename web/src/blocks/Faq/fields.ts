import type { Block } from 'payload'

export const faqFields: Block = {
  slug: 'Faq',
  labels: { singular: 'Questions and answers', plural: 'Questions and answers' },
  admin: { group: 'Text' },
  fields: [
    {
      name: 'title',
      type: 'text',
      label: 'Title',
      maxLength: 120,
      admin: { description: 'Shown above the questions. If left empty, the block starts with the first question.' },
    },
    {
      name: 'items',
      type: 'array',
      label: 'Questions',
      labels: { singular: 'Question', plural: 'Questions' },
      required: true,
      minRows: 1,
      maxRows: 40,
      admin: {
        description: 'Visitors see the questions and open the answers they want. Search engines get all of them.',
      },
      fields: [
        {
          name: 'question',
          type: 'text',
          label: 'Question',
          required: true,
          maxLength: 200,
          admin: { description: 'As a visitor would ask it.' },
        },
        { name: 'answer', type: 'richText', label: 'Answer', required: true },
      ],
    },
  ],
}
