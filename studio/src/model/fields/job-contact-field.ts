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
  admin: { description: 'The button shows when it has both a text and an address.' },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'type',
          type: 'select',
          label: 'The button',
          options: [
            { value: 'mail', label: 'Writes an e-mail' },
            { value: 'link', label: 'Opens a web address' },
          ],
          admin: { width: '50%' },
        },
        { name: 'buttonText', type: 'text', label: 'Text of the button', maxLength: 60, admin: { width: '50%' } },
      ],
    },
    {
      name: 'mail',
      type: 'text',
      label: 'E-mail address',
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
