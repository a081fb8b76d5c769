import { cleanLine } from '@menagerie/contract/clean-text'
import { pathSchema } from '@menagerie/contract/entry'
import type { FieldHook, TextField, TextFieldSingleValidation } from 'payload'
import { findAddressProblem } from '../../publish/parts/address-problem.ts'
import { moveCopy } from '../addresses/mark-copy.ts'

const RULE =
  'Use lower-case letters and digits, hyphens between words and slashes between parts, such as advice/healthy-teeth'

/** Editors paste addresses with slashes, as browsers show them. */
const trimSlashes: FieldHook = ({ value }) =>
  typeof value === 'string' ? cleanLine(value).replace(/^\/+|\/+$/g, '') : value

type PageLike = { template?: string | null }

const validatePath: TextFieldSingleValidation = (value, { id, req, siblingData }) => {
  const path = value ?? ''
  const isHomepage = isPage(siblingData) && siblingData.template === 'Homepage'
  if (isHomepage && path !== '') return 'The home page is at the root of its site: leave this empty'
  if (isHomepage) return findAddressProblem(req, id) ?? true
  if (path === '') return 'Enter an address: only the home page has none'
  if (!pathSchema.safeParse(path).success) return RULE
  return findAddressProblem(req, id) ?? true
}

function isPage(data: unknown): data is PageLike {
  return typeof data === 'object' && data !== null && 'template' in data
}

/** Suggests an address made from another field. */
const proposalFrom = (from: string, path: string, inFolder = false) => ({
  path: '/src/editor/addresses/AddressProposal.tsx#AddressProposal',
  clientProps: { from, path, inFolder },
})

export const pathField: TextField = {
  name: 'path',
  type: 'text',
  label: 'Address',
  index: true,
  hooks: { beforeValidate: [trimSlashes], beforeDuplicate: [moveCopy] },
  validate: validatePath,
  admin: {
    description: 'The part after the domain and country, such as advice/healthy-teeth. Leave empty for the home page.',
    placeholder: 'advice/healthy-teeth',
    components: { Cell: '/src/editor/lists/AddressCell.tsx#AddressCell', afterInput: [proposalFrom('title', 'path')] },
  },
}

/** Address of an article or job, which must not be empty. */
export function innerPathField(example: string): TextField {
  return {
    ...pathField,
    admin: {
      ...pathField.admin,
      description: `The part after the domain and country, such as ${example}.`,
      placeholder: example,
      components: { ...pathField.admin?.components, afterInput: [proposalFrom('title', 'path', true)] },
    },
  }
}

/** A part of a product's address; the folder may contain slashes, the last part not. */
export function addressPartField(name: string, label: string, description: string, slashes: boolean): TextField {
  return {
    name,
    type: 'text',
    label,
    required: true,
    hooks: { beforeValidate: [trimSlashes], ...(!slashes && { beforeDuplicate: [moveCopy] }) },
    validate: (value: unknown, { id, req }) => {
      if (typeof value !== 'string' || value === '') return 'Enter this part of the address'
      if (!slashes && value.includes('/')) return 'This last part of the address cannot contain a slash'
      if (!pathSchema.safeParse(value).success) return RULE
      // Problems of the whole address are reported at its last part.
      return (slashes ? undefined : findAddressProblem(req, id)) ?? true
    },
    admin: {
      description,
      width: '50%',
      ...(!slashes && { components: { afterInput: [proposalFrom('name', name)] } }),
    },
  }
}
