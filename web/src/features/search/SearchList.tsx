import type { ReactNode } from 'react'
import type { SearchState } from '../../search-client/search-state.ts'
import { ListHead } from './ListHead.tsx'
import type { ListContent } from './list-content.ts'
import type { ListSettings } from './list-settings.ts'
import { toListView } from './list-view.ts'
import { ResultList } from './ResultList.tsx'
import { SearchField, type SearchFieldTexts } from './SearchField.tsx'

export type { SearchFieldTexts } from './SearchField.tsx'

/** Every list of the site, by the name of its file (`*.list.tsx`) and export: a page with the list gets the styles of all that the file imports. */
type ListName = 'BlogResults' | 'ProductResults'

type SearchListProps<Card> = {
  name: ListName
  title: string
  settings: ListSettings
  /** `hasFailed`: search did not answer. */
  shown: { state: SearchState; content: ListContent<Card>; hasFailed?: boolean }
  /** Texts of the query field, if the list has one. */
  field?: SearchFieldTexts
  /** Whether the title is the page's: what was searched for. */
  isPage?: boolean
  before?: ReactNode
  beside?: ReactNode
  /** Shown when nothing is found. */
  whenNothing?: ReactNode
  /** Shown above the list, such as a menu of categories. */
  above?: (state: SearchState, content: ListContent<Card>) => ReactNode
  children: (cards: readonly Card[]) => ReactNode
}

/**
 * A list with its filters and query field, in one form that works without a script. With a script
 * (`browser/attach-list.ts`), the server renders the same form for each request, and it replaces the one shown.
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
