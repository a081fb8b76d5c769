import { splitLink } from '@menagerie/sites/split-link'
import type { ListSettings } from './list-settings.ts'
import type { ProductListView } from './list-view.ts'
import styles from './ResultList.module.css'
import { WordLinks } from './WordLinks.tsx'

type NothingFoundProps = { view: ProductListView; settings: Pick<ListSettings, 'texts' | 'home' | 'popular' | 'ways'> }

/** The text of spec §8, with alternatives: similar queries, articles, and pages with contacts. */
export function NothingFound({ view, settings }: NothingFoundProps) {
  const { texts, home, popular: { title: popular } = { title: '' }, ways = [] } = settings
  const { before, link, after } = splitLink(texts.noHitsHome)
  return (
    <div className={styles.nothing}>
      {view.notSold !== undefined && <p>{view.notSold}</p>}
      <p className={styles.sorry}>{texts.noHits}</p>
      {view.suggestions.length > 0 && (
        <div>
          <p>{texts.didYouMean}</p>
          <WordLinks links={view.suggestions} />
        </div>
      )}
      {view.near.length > 0 && (
        <div>
          <h3>{texts.near}</h3>
          <WordLinks links={view.near} />
        </div>
      )}
      {view.advice.length > 0 && (
        <div>
          <h3>{texts.advice}</h3>
          <ul>
            {view.advice.map(({ title, href }) => (
              <li key={href}>
                <a href={href}>{title}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {view.popular.length > 0 && (
        <div>
          <h3>{popular}</h3>
          <WordLinks links={view.popular} />
        </div>
      )}
      {view.withoutFilters !== undefined && (
        <p>
          <a href={view.withoutFilters}>{texts.withoutFilters}</a>
        </p>
      )}
      <p className={styles.ways}>
        {view.plainHref !== undefined && <a href={view.plainHref}>{texts.plainWords}</a>}
        {ways.map(({ text, href }) => (
          <a key={href} href={href}>
            {text}
          </a>
        ))}
        <span>
          {before}
          <a href={home}>{link}</a>
          {after}
        </span>
      </p>
    </div>
  )
}
