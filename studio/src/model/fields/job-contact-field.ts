import { cleanLine } from '@menagerie/contract/clean-text'
import { jobContactSchema } from '@menagerie/contract/job'
import type { GroupField } from 'payload'

type ContactValues = { type?: string | null }
const shownFor = (type: string) => (_data: unknown, row: ContactValues | undefined) => row?.type === type

const [mailContact, linkContact] = jobContactSchema.options

/** How to apply (spec §2, jobs detail). */
export const jobContactField: GroupField = {
  name: 'contact',
  type: 'group',
  label: 'How to apply',
  admin: { description: 'The button is only shown if it has both a text and an address.' },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'type',
          type: 'select',
          label: 'The button',
          options: [
            { value: 'mail', label: 'Starts an email' },
            { value: 'link', label: 'Opens a web address' },
          ],
          admin: { width: '50%' },
        },
        { name: 'buttonText', type: 'text', label: 'Button text', maxLength: 60, admin: { width: '50%' } },
      ],
    },
    {
      name: 'mail',
      type: 'text',
      label: 'Email address for applications',
      required: true,
      hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? cleanLine(value) : value)] },
      validate: (value: unknown) =>
        mailContact.shape.mail.safeParse(value).success || 'Enter an email address, such as jobs@example.org',
      admin: { condition: shownFor('mail') },
    },
    {
      name: 'link',
      type: 'text',
      label: 'Web address',
      required: true,
      validate: (value: unknown) =>
        linkContact.shape.link.safeParse(value).success || 'Enter a full address that starts with https://',
      admin: { condition: shownFor('link') },
    },
  ],
}
