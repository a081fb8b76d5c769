import { becomeCombobox, type ComboboxList, markOption, onComboboxKey } from '../../../ui/browser/combobox.ts'
import type { FinderTexts } from '../finder-texts.ts'
import styles from '../PlaceSearch.module.css'

const LIST_ID = 'place-suggestions'

/** Suggests places while typing: a combobox with a list. Without an answer the form works as it is. */
export function suggestPlaces(form: HTMLFormElement, input: HTMLInputElement, texts: FinderTexts): void {
  const { list, live } = addParts(input, texts)
  let asking: AbortController | undefined

  const options = () => [...list.querySelectorAll<HTMLElement>('[role=option]')]
  const isOpen = () => !list.hidden

  function show(labels: readonly string[]): void {
    list.replaceChildren(...labels.map(toOption))
    list.hidden = labels.length === 0
    input.ariaExpanded = String(isOpen())
    markOption(input, options(), -1)
  }

  function close(): void {
    asking?.abort()
    show([])
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
      if (input.value.trim() !== text) return
      show(places.map(({ label }) => label))
      live.textContent = isOpen() ? texts.suggestionCount.replace('{count}', String(places.length)) : texts.noSuggestion
    } catch {
      // Cancelled for a later letter, or no answer: the typed text is searched as it is.
    }
  }

  function choose(option: HTMLElement): void {
    markOption(input, options(), options().indexOf(option))
    form.requestSubmit()
  }

  const keys: ComboboxList = { options, isOpen, open: ask, close, choose }
  input.addEventListener('input', () => void ask())
  input.addEventListener('keydown', (event) => {
    if (onComboboxKey(input, keys, event)) event.preventDefault()
  })
  form.addEventListener('submit', () => {
    // Spec §2: uses the first suggestion, unless another was chosen.
    const all = options()
    const chosen = all.find(({ ariaSelected }) => ariaSelected === 'true') ?? all[0]
    if (chosen) input.value = chosen.textContent
  })
  // Keeps the focus in the field, whose loss would close the list.
  list.addEventListener('pointerdown', (event) => event.preventDefault())
  list.addEventListener('click', (event) => {
    const option = event.target instanceof Element && event.target.closest<HTMLElement>('[role=option]')
    if (option) choose(option)
  })
  input.addEventListener('blur', close)
  // Text that was typed before this script ran.
  if (input.value !== input.defaultValue) void ask()
}

function addParts(input: HTMLInputElement, texts: FinderTexts) {
  const list = createList(texts)
  const live = document.createElement('p')
  live.className = styles.live ?? ''
  live.setAttribute('aria-live', 'polite')
  input.after(list, live)
  becomeCombobox(input, LIST_ID)
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
