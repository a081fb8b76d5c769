import type { Field, UploadField } from 'payload'
import { linkGroup } from './link-fields.ts'

/** Returns the fields for a banner's text and links. New objects each time, as Payload modifies the fields of a form. */
export function bannerTextFields(): Field[] {
  return [
    { name: 'blockTitle', type: 'text', label: 'Title', required: true, maxLength: 120 },
    {
      name: 'blockText',
      type: 'textarea',
      label: 'Text',
      maxLength: 600,
      admin: { description: 'One or two sentences. Line breaks are kept as you type them.' },
    },
    {
      name: 'buttonText',
      type: 'text',
      label: 'Button text',
      maxLength: 60,
      admin: { description: 'The button is only shown if it has both a text and a link.' },
    },
    linkGroup('button', 'Button'),
  ]
}

type PictureField = { name?: string; label?: string; required?: boolean; description: string }

export function pictureField({ name = 'image', label = 'Picture', required, description }: PictureField): UploadField {
  return { name, type: 'upload', relationTo: 'media', label, ...(required && { required }), admin: { description } }
}
