import { findById } from '@menagerie/sites/locales'
import { factsOf } from '@menagerie/sites/site-facts'
import { ofOwnSite } from '@menagerie/web/blocks/of-own-site'
import type { Field } from 'payload'
import { NO_AMAZON } from '../../publish/parts/site-features.ts'
import { choiceField } from './choice-field.ts'

/** Amazon's domains. */
const AMAZON_DOMAINS = [
  'amazon.ae',
  'amazon.ca',
  'amazon.co.jp',
  'amazon.co.uk',
  'amazon.co.za',
  'amazon.com',
  'amazon.com.au',
  'amazon.com.be',
  'amazon.com.br',
  'amazon.com.mx',
  'amazon.com.tr',
  'amazon.de',
  'amazon.eg',
  'amazon.es',
  'amazon.fr',
  'amazon.ie',
  'amazon.in',
  'amazon.it',
  'amazon.nl',
  'amazon.pl',
  'amazon.sa',
  'amazon.se',
  'amazon.sg',
]

/** Features that editors set for their site; empty fields have the value of the company's folder (`features` there). */
export const siteFeaturesField: Field = {
  name: 'features',
  type: 'group',
  label: false,
  fields: [
    pageField('thankYou', 'Thank-you page', {
      description:
        'Shown after a contact form is sent. If left empty, the thank-you message is on the page of the form.',
    }),
    pageField('privacy', 'Page about personal data', {
      description: 'Forms link to it in a sentence above their buttons.',
    }),
    {
      type: 'row',
      fields: [
        pageField('legalPrivacy', 'Privacy page beside the consent checkbox', {
          width: '50%',
          condition: hasConsentBox,
        }),
        pageField('legalTerms', 'Terms beside the consent checkbox', { width: '50%', condition: hasConsentBox }),
      ],
    },
    pageField('portal', 'Page after signing in', {
      description:
        'Where business customers go after signing in. If left empty, they go back to the page they came from.',
    }),
    {
      type: 'row',
      fields: [
        choiceField({
          name: 'newsletter',
          label: 'Newsletter form',
          width: '50%',
          choices: [
            { value: 'on', label: 'The site has one' },
            { value: 'off', label: 'The site has none' },
          ],
          unknown: () => 'Choose one',
        }),
        choiceField({
          name: 'amazon',
          label: 'Amazon shop',
          width: '50%',
          description: 'Pages of products with an Amazon product number link to it.',
          choices: [
            { value: NO_AMAZON, label: 'No Amazon shop' },
            ...AMAZON_DOMAINS.map((value) => ({ value, label: value })),
          ],
          unknown: () => 'Choose one',
        }),
      ],
    },
  ],
}

type PageFieldOptions = {
  description?: string
  width?: string
  condition?: (data: { site?: unknown }) => boolean
}

function pageField(name: string, label: string, options: PageFieldOptions): Field {
  return { name, type: 'relationship', label, relationTo: 'pages', filterOptions: ofOwnSite, admin: options }
}

/** Whether the site's contact form has a consent box (spec §2: the Spanish one). */
function hasConsentBox({ site: id }: { site?: unknown }): boolean {
  const site = typeof id === 'string' ? findById(id) : undefined
  return site !== undefined && factsOf(site).features.legal !== undefined
}
