'use client'

import { Button, useField, useFormFields } from '@payloadcms/ui'
import { toAddress } from './to-address.ts'

type AddressProposalProps = { path: string; from: string }

/** Below an address that is still empty: one made of the title, to take with one press. The home page has none. */
export function AddressProposal({ path, from }: AddressProposalProps) {
  const { readOnly, setValue, value } = useField<string>({ path })
  const title = useFormFields(([fields]) => fields[from]?.value)
  const template = useFormFields(([fields]) => fields.template?.value)
  const proposed = typeof title === 'string' ? toAddress(title) : ''
  if (readOnly || value || proposed === '' || template === 'Homepage') return null
  return (
    <Button size="small" margin={false} buttonStyle="secondary" onClick={() => setValue(proposed)}>
      Use {proposed}
    </Button>
  )
}
