import type { ReactNode } from 'react'
import type { SearchState } from '../../search-client/search-state.ts'
import { ListHead } from './ListHead.tsx'
import type { ListContent } from './list-content.ts'
import type { ListSettings } from './list-settings.ts'
import { toListView } from './list-view.ts'
import { ResultList } from './ResultList.tsx'
import { SearchField, type SearchFieldTexts } from './SearchField.tsx'

export type { SearchFieldTexts } from './SearchField.tsx'

/** Every list of the site, named as its file (`*.list.tsx`) and its export: all that the file may show brings its styles to a page with the list. */
type ListName = 'BlogResults' | 'ProductResults'

type SearchListProps<Card> = {
  name: ListName
  title: string
  settings: ListSettings
  /** `hasFailed`: search did not answer. */
  shown: { state: SearchState; content: ListContent<Card>; hasFailed?: boolean }
  /** Words may be typed. */
  field?: SearchFieldTexts
  /** Whether the title is the page's own: what it is searched for. */
  isPage?: boolean
  before?: ReactNode
  beside?: ReactNode
  /** What to look at when nothing is found. */
  whenNothing?: ReactNode
  /** Above the list, such as a menu of categories. */
  above?: (state: SearchState, content: ListContent<Card>) => ReactNode
  children: (cards: readonly Card[]) => ReactNode
}

/**
 * A list with its filters and its field, in one form that works without a script. With one (`browser/attach-list.ts`) the same form comes from the server for
 * whatever is asked, and takes the place of what is shown.
 */
export function SearchList<Card>({ name, title, settings, shown, children, ...slots }: SearchListProps<Card>) {
  const { field, before, beside, above, whenNothing, isPage = false } = slots
  const { state, content, hasFailed = false } = shown
  const view = toListView(state, content, settings)
  const words = content.query ?? (hasFailed ? state.query : '')
  const head = (
    <ListHead
      title={words === '' ? title : settings.texts.resultsFor.replace('#', () => words)}
      isPage={isPage}
      view={view}
      tabsLabel={settings.tabs?.label}
      hasFailed={hasFailed}
      field={field && <SearchField texts={field} query={state.query} />}
    />
  )
  return (
    <form
      action={settings.path}
      data-list={name}
      data-names={JSON.stringify(settings.names)}
      data-failed={hasFailed ? '' : undefined}
      data-away={content.redirect}
      data-below={settings.hasBelow ? '' : undefined}
    >
      {view.hidden.map(([hidden, value]) => (
        <input key={hidden} type="hidden" name={hidden} value={value} />
      ))}
      {isPage && head}
      {above?.(state, content)}
      <ResultList
        head={!isPage && head}
        view={view}
        settings={settings}
        hasFailed={hasFailed}
        before={before}
        beside={beside}
        whenNothing={whenNothing}
      >
        {children(content.cards)}
      </ResultList>
    </form>
  )
}
