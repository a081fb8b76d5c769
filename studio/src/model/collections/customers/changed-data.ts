import type { CollectionBeforeChangeHook, TextField } from 'payload'

/** Marks accounts whose data the customer has changed, until the back office has saved them. */
export const changedDataField: TextField = {
  name: 'changedData',
  type: 'text',
  label: 'Changed by the customer',
  admin: {
    position: 'sidebar',
    readOnly: true,
    condition: (data) => Boolean(data?.changedData),
    description: 'Check it against your own records. The mark disappears when you save this account.',
  },
}

export const clearChangedData: CollectionBeforeChangeHook = ({ data, operation, req }) =>
  operation === 'update' && req.user ? { ...data, changedData: null } : data
