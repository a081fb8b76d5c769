import { REDIRECT_STATUSES } from '@menagerie/contract/redirect'
import type { CollectionConfig, Field } from 'payload'
import { SITE_DOCUMENT_ACCESS } from '../access/document-access.ts'
import { requireOwnSite } from '../access/require-own-site.ts'
import { nobody } from '../access/rules.ts'
import { redirectFromField, redirectTargetField } from '../fields/redirect-fields.ts'
import { siteField } from '../fields/site-field.ts'
import { SITE_LIST_FILTER } from '../fields/site-list-filter.ts'
import { publishDocument, unpublishDocument } from '../publish/hooks.ts'

const STATUS_LABELS = {
  301: '301: for good, browsers and search engines remember it',
  302: '302: for a while, they keep asking the old address',
} as const satisfies Record<(typeof REDIRECT_STATUSES)[number], string>

const REACH: Field = {
  type: 'row',
  fields: [
    {
      name: 'match',
      type: 'select',
      label: 'Holds for',
      required: true,
      defaultValue: 'exact',
      options: [
        { value: 'exact', label: 'This address only' },
        { value: 'prefix', label: 'This address and all below it' },
      ],
      admin: {
        width: '50%',
        isClearable: false,
        description:
          'Of several that hold for an address, the one with the longest old address counts. What stands at an address wins.',
      },
    },
    {
      name: 'keepRest',
      type: 'checkbox',
      label: 'Keep what follows the old address',
      defaultValue: false,
      admin: {
        width: '50%',
        condition: (_data, row) =>
          row?.match === 'prefix' && (row?.target?.type === 'path' || row?.target?.type === 'external'),
        description: 'With /old/ leading to /new/, /old/a/b/ then leads to /new/a/b/; else all lead to /new/.',
      },
    },
  ],
}

const SIDEBAR: Field[] = [
  siteField,
  {
    name: 'status',
    type: 'select',
    label: 'Kind',
    required: true,
    defaultValue: '301',
    options: REDIRECT_STATUSES.map((status) => ({ value: String(status), label: STATUS_LABELS[status] })),
    admin: { position: 'sidebar', isClearable: false },
  },
  {
    name: 'origin',
    type: 'select',
    label: 'Made',
    defaultValue: 'hand',
    options: [
      { value: 'hand', label: 'by hand' },
      { value: 'moved', label: 'because a document moved' },
    ],
    // Only the studio itself writes that a document moved.
    access: { create: nobody, update: nobody },
    admin: { position: 'sidebar', readOnly: true, isClearable: false },
  },
]

export const redirects: CollectionConfig = {
  slug: 'redirects',
  access: SITE_DOCUMENT_ACCESS,
  defaultSort: 'from',
  disableDuplicate: true,
  indexes: [{ fields: ['site', 'from'] }],
  admin: {
    useAsTitle: 'from',
    group: 'Content',
    description: 'Old addresses and where they lead. Moving a published document writes one here by itself.',
    pagination: { defaultLimit: 25 },
    hideAPIURL: true,
    defaultColumns: ['from', 'match', 'target', 'status', 'site', 'origin'],
    components: { beforeListTable: [SITE_LIST_FILTER] },
    listSearchableFields: ['from', 'note'],
  },
  hooks: {
    beforeValidate: [requireOwnSite],
    afterChange: [publishDocument('redirects')],
    afterDelete: [unpublishDocument('redirects')],
  },
  fields: [
    redirectFromField,
    REACH,
    redirectTargetField,
    {
      name: 'note',
      type: 'textarea',
      maxLength: 500,
      admin: { description: 'For colleagues: why it is here, until when it is needed.' },
    },
    ...SIDEBAR,
  ],
}
