import { REDIRECT_STATUSES } from '@menagerie/contract/redirect'
import type { CollectionConfig, Field } from 'payload'
import { SITE_DOCUMENT_ACCESS } from '../../access/document-access.ts'
import { requireOwnSite } from '../../access/require-own-site.ts'
import { denyAll } from '../../access/rules.ts'
import { publishDocument, unpublishDocument } from '../../publish/hooks.ts'
import { redirectFromField, redirectTargetField } from '../fields/redirect-fields.ts'
import { siteField } from '../fields/site-field.ts'
import { SITE_LIST_FILTER } from '../fields/site-list-filter.ts'

const STATUS_LABELS = {
  301: 'Permanent (301)',
  302: 'Temporary (302)',
} as const satisfies Record<(typeof REDIRECT_STATUSES)[number], string>

const REACH: Field = {
  type: 'row',
  fields: [
    {
      name: 'match',
      type: 'select',
      label: 'Applies to',
      required: true,
      defaultValue: 'exact',
      options: [
        { value: 'exact', label: 'This address only' },
        { value: 'prefix', label: 'Everything below it as well' },
      ],
      admin: {
        width: '50%',
        isClearable: false,
        description:
          'A page at the old address takes priority over any redirect. If two redirects apply, the one with the longer old address is used.',
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
        description: 'If /old/ leads to /new/, then /old/a/b/ leads to /new/a/b/. Otherwise everything leads to /new/.',
      },
    },
  ],
}

const SIDEBAR: Field[] = [
  siteField,
  {
    name: 'status',
    type: 'select',
    label: 'Lasts',
    required: true,
    defaultValue: '301',
    options: REDIRECT_STATUSES.map((status) => ({ value: String(status), label: STATUS_LABELS[status] })),
    admin: {
      position: 'sidebar',
      isClearable: false,
      description: 'Browsers and search engines remember a permanent redirect, but check a temporary one again.',
    },
  },
  {
    name: 'origin',
    type: 'select',
    label: 'Made',
    defaultValue: 'hand',
    options: [
      { value: 'hand', label: 'by hand' },
      { value: 'moved', label: 'automatically, after a move' },
    ],
    // Only the studio itself records that a document has moved.
    access: { create: denyAll, update: denyAll },
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
    description:
      'Old addresses and where they lead. When you move a published document, its redirect is added here automatically.',
    pagination: { defaultLimit: 25 },
    hideAPIURL: true,
    defaultColumns: ['from', 'target', 'match', 'status', 'site', 'origin'],
    components: { beforeListTable: [SITE_LIST_FILTER] },
    listSearchableFields: ['from', 'target.path', 'target.url', 'note'],
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
      admin: { description: 'For colleagues: why it is here, and how long it is needed.' },
    },
    ...SIDEBAR,
  ],
}
