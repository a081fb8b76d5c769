'use client'

import { findById } from '@menagerie/sites/locales'
import { toAddressWord } from '@menagerie/sites/to-address-word'
import { Button, useDocumentInfo, useField, useFormFields } from '@payloadcms/ui'
import { useWords } from '../frame/use-words.ts'
import { useDocumentSite } from '../pickers/use-document-site.ts'
import { useFolder } from './use-folder.ts'

type AddressProposalProps = {
  path: string
  from: string
  /** Whether documents of this collection share one folder of the site, as articles do. */
  inFolder?: boolean
}

/** Below an empty address: proposes an address made of the title, accepted with one click. Not for the home page. */
export function AddressProposal({ path, from, inFolder = false }: AddressProposalProps) {
  const { readOnly, setValue, value } = useField<string>({ path })
  const { collectionSlug } = useDocumentInfo()
  const site = useDocumentSite()
  const words = useWords()
  const title = useFormFields(([fields]) => fields[from]?.value)
  const template = useFormFields(([fields]) => fields.template?.value)
  const kind = useFormFields(([fields]) => fields.role_type?.value)
  const folder = useFolder(inFolder && !value ? collectionSlug : undefined, site, kind)
  const word = typeof title === 'string' ? toAddressWord(findById(site ?? '')?.file ?? 'en', title) : ''
  if (readOnly || value || word === '' || template === 'Homepage') return null
  const proposed = folder === '' ? word : `${folder}/${word}`
  return (
    <Button size="small" margin={false} buttonStyle="secondary" onClick={() => setValue(proposed)}>
      {words('addresses.use', { address: proposed })}
    </Button>
  )
}
