import type { Block } from 'payload'

export const authorBlockFields: Block = {
  slug: 'AuthorBlock',
  labels: { singular: 'Author', plural: 'Authors' },
  admin: { group: 'Text' },
  fields: [
    {
      name: 'author',
      type: 'relationship',
      relationTo: 'authors',
      required: true,
      label: 'Author',
      admin: {
        description: 'Shows portrait, name, occupation, email address and telephone number, where they are known.',
      },
    },
    {
      name: 'date',
      type: 'date',
      label: 'Date',
      admin: {
        date: { pickerAppearance: 'dayOnly', displayFormat: 'PP', overrides: { calendarStartDay: 1 } },
        description: 'For example, when it was written. If left empty, no date is shown.',
      },
    },
  ],
}
