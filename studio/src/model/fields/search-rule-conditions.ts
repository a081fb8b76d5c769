import { RULE_ANCHORINGS, RULED_SEARCHES } from '@menagerie/contract/search-rule'
import type { ArrayField, DateField, Field, SelectField } from 'payload'
import { checkConditions, checkUntil } from './check-search-rule.ts'
import { SITE_ZONES } from './site-zones.ts'
import { ANCHORING_LABELS, RULE_ROW_LABELS } from './to-rule-row-title.ts'

const SEARCH_LABELS = {
  products: 'Products',
  pages: 'Pages, news and articles',
  blog: 'Blog',
} as const satisfies Record<(typeof RULED_SEARCHES)[number], string>

export const ruledSearchField: SelectField = {
  name: 'search',
  type: 'select',
  label: 'Applies to searches for',
  required: true,
  defaultValue: 'products',
  enumName: 'enum_ruled_search',
  options: RULED_SEARCHES.map((value) => ({ value, label: SEARCH_LABELS[value] })),
  admin: {
    position: 'sidebar',
    isClearable: false,
    description: 'This decides what can be put first, hidden or filtered.',
  },
}

const conditions: ArrayField = {
  name: 'conditions',
  type: 'array',
  label: 'Searches',
  labels: { singular: 'Search', plural: 'Searches' },
  validate: (_rows: unknown, { data }: { data: unknown }) => checkConditions(data),
  admin: {
    description: 'The rule applies if one of these rows matches. Without rows, it applies to every search.',
    components: {
      RowLabel: { path: '/src/editor/titles/RuleRowTitle.tsx#RuleRowTitle', clientProps: { labels: RULE_ROW_LABELS } },
    },
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'anchoring',
          type: 'select',
          label: 'What visitors type',
          required: true,
          defaultValue: 'contains',
          enumName: 'enum_rule_anchoring',
          options: RULE_ANCHORINGS.map((value) => ({ value, label: ANCHORING_LABELS[value] })),
          admin: { width: '40%', isClearable: false },
        },
        {
          name: 'pattern',
          type: 'text',
          label: 'These words',
          required: true,
          maxLength: 100,
          admin: { width: '60%' },
        },
      ],
    },
    {
      name: 'alternatives',
      type: 'checkbox',
      label: 'Also if they are mistyped, in another form, or a synonym',
      defaultValue: true,
    },
  ],
}

const moment = (name: 'from' | 'until', description: string): DateField => ({
  name,
  type: 'date',
  label: name === 'from' ? 'From' : 'Until',
  admin: {
    width: '50%',
    description,
    components: {
      Field: { path: '/src/editor/inputs/SiteMomentInput.tsx#SiteMomentInput', clientProps: { zones: SITE_ZONES } },
      Cell: { path: '/src/editor/lists/SiteMomentCell.tsx#SiteMomentCell', clientProps: { zones: SITE_ZONES } },
    },
  },
})

const period: Field = {
  type: 'row',
  fields: [
    moment('from', 'If left empty, it starts as soon as it is published.'),
    {
      ...moment('until', 'If left empty, it does not end.'),
      validate: (until: unknown, { data }: { data: unknown }) => checkUntil(until, data),
    },
  ],
}

/** Conditions under which a rule applies. */
export const RULE_CONDITIONS: Field[] = [conditions, period]
