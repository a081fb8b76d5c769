import { useConfig } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useState } from 'react'
import { LACK_KEYS, type Lack, lackingSchema } from '../../../imports/health/health-answer.ts'
import { useWords } from '../../frame/use-words.ts'
import { FIELD_PARAMETER } from '../../open-field/use-asked-field.ts'
import { PageButtons } from '../PageButtons.tsx'
import { useAnswer } from '../use-answer.ts'

type LackingListProps = { site: string; lack: Lack; siteLabel: string }

const AT_ONCE = 50
/** Missing values whose links lead to the facts; all others lead to the site's text. */
const OF_FACTS: ReadonlySet<Lack> = new Set(['price', 'picture', 'alt', 'text'])
/**
 * The field to fill in for each missing value; a category is missing here because categories list their products
 * themselves.
 */
const FIELDS: Readonly<Partial<Record<Lack, string>>> = {
  price: 'markets',
  picture: 'images',
  alt: 'images',
  description: 'description',
  same: 'description',
  shop: 'webshop_url',
  leaflet: 'leaflets',
  feeding: 'instructions',
}

/** The products behind one count, each with a link to its form. */
export function LackingList({ site, lack, siteLabel }: LackingListProps) {
  const t = useWords()
  const { api, admin } = useConfig().config.routes
  const [offset, setOffset] = useState(0)
  const query = new URLSearchParams({ site, lack, offset: String(offset) })
  const answer = useAnswer(`${api}/catalogue-health/products?${query}`, lackingSchema)
  const total = answer?.total ?? 0
  const toForm = (facts: string, text: string | null) => {
    const ofFacts = OF_FACTS.has(lack) || text === null
    const form = formatAdminURL({
      adminRoute: admin,
      path: ofFacts ? `/collections/product-facts/${facts}` : `/collections/product-texts/${text}`,
    })
    const field = FIELDS[lack]
    return field === undefined ? form : `${form}?${new URLSearchParams({ [FIELD_PARAMETER]: field })}`
  }
  return (
    <section aria-label={t(LACK_KEYS[lack])}>
      <h2>
        {t(LACK_KEYS[lack])} · {siteLabel}
      </h2>
      <p role="status">{answer ? t('health.products', { count: total }) : t('common.reading')}</p>
      <ul>
        {answer?.products.map(({ facts, text, sku, name }) => (
          <li key={facts}>
            <a href={toForm(facts, text)}>{name}</a> <small>{sku}</small>
          </li>
        ))}
      </ul>
      <p className="menagerie-import__buttons">
        <PageButtons offset={offset} atOnce={AT_ONCE} total={total} onOffset={setOffset} />
        <a href={`${api}/catalogue-health/products.csv?${query}`} download>
          {t('health.table')}
        </a>
      </p>
    </section>
  )
}
