import type { FinderTexts } from '../finder-texts.ts'
import styles from '../StoreFinder.module.css'

const LIST_ID = 'place-suggestions'

/** Places as they are typed: a combobox with a list. Without an answer the form works as it is. */
export function suggestPlaces(form: HTMLFormElement, input: HTMLInputElement, texts: FinderTexts): void {
  const { list, live } = addParts(input, texts)
  let asking: AbortController | undefined
  let active = -1

  const options = () => [...list.querySelectorAll<HTMLElement>('[role=option]')]

  function mark(index: number): void {
    const all = options()
    active = all.length === 0 ? -1 : (index + all.length) % all.length
    for (const [at, option] of all.entries()) option.ariaSelected = String(at === active)
    const option = all[active]
    if (option) input.setAttribute('aria-activedescendant', option.id)
    else input.removeAttribute('aria-activedescendant')
    option?.scrollIntoView({ block: 'nearest' })
  }

  function close(): void {
    asking?.abort()
    list.hidden = true
    list.replaceChildren()
    input.ariaExpanded = 'false'
    mark(-1)
    active = -1
  }

  function show(labels: readonly string[]): void {
    list.replaceChildren(...labels.map(toOption))
    list.hidden = labels.length === 0
    input.ariaExpanded = String(labels.length > 0)
    active = -1
    input.removeAttribute('aria-activedescendant')
    live.textContent =
      labels.length > 0 ? texts.suggestionCount.replace('{count}', String(labels.length)) : texts.noSuggestion
  }

  async function ask(): Promise<void> {
    asking?.abort()
    const text = input.value.trim()
    if (text === '') return close()
    asking = new AbortController()
    const query = new URLSearchParams({ lang: document.documentElement.lang, q: text })
    try {
      const answer = await fetch(`/places?${query}`, { signal: asking.signal })
      const { places }: { places: { label: string }[] } = await answer.json()
      if (input.value.trim() === text) show(places.map(({ label }) => label))
    } catch {
      // Given up for a later letter, or no answer: what is typed is searched for as it is.
    }
  }

  input.addEventListener('input', () => void ask())
  input.addEventListener('keydown', (event) => {
    if (list.hidden) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      mark(active < 0 && step < 0 ? -1 : active + step)
    } else if (event.key === 'Escape') {
      event.preventDefault()
      close()
    }
  })
  form.addEventListener('submit', () => {
    // Spec §2: the first one, unless another was chosen.
    const chosen = options()[Math.max(active, 0)]
    if (chosen && !list.hidden) input.value = chosen.textContent
  })
  // Before the field loses the focus, which closes the list.
  list.addEventListener('pointerdown', (event) => event.preventDefault())
  list.addEventListener('click', (event) => {
    const option = event.target instanceof Element && event.target.closest<HTMLElement>('[role=option]')
    if (!option) return
    mark(options().indexOf(option))
    form.requestSubmit()
  })
  input.addEventListener('blur', close)
  // Letters that were there before these lines.
  if (input.value !== input.defaultValue) void ask()
}

const COMBOBOX = {
  role: 'combobox',
  'aria-autocomplete': 'list',
  'aria-expanded': 'false',
  'aria-controls': LIST_ID,
}

function addParts(input: HTMLInputElement, texts: FinderTexts) {
  const list = createList(texts)
  const live = document.createElement('p')
  live.className = styles.live ?? ''
  live.setAttribute('aria-live', 'polite')
  input.after(list, live)
  for (const [name, value] of Object.entries(COMBOBOX)) input.setAttribute(name, value)
  return { list, live }
}

function createList({ suggestions }: FinderTexts): HTMLElement {
  const list = document.createElement('ul')
  list.id = LIST_ID
  list.role = 'listbox'
  list.ariaLabel = suggestions
  list.className = styles.suggestions ?? ''
  list.hidden = true
  return list
}

function toOption(label: string, index: number): HTMLElement {
  const option = document.createElement('li')
  option.id = `${LIST_ID}-${index}`
  option.role = 'option'
  option.ariaSelected = 'false'
  option.textContent = label
  return option
}
