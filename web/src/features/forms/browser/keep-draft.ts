import { tabStore } from '../../../platform/browser/tab-storage.ts'
import { toDraftKey } from '../../../platform/draft-key.ts'

const NEVER_KEPT = ['password', 'hidden', 'file']

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Stores what is typed into a form in this tab until it was sent, so that a reload or leaving the page loses nothing. */
export function keepDraft(form: HTMLFormElement): void {
  const name = form.dataset.draft
  if (name === undefined) return
  const key = toDraftKey(document.documentElement.dataset.brand ?? '', name)
  // A refused form contains newer input than the draft.
  if (form.querySelector('[data-error-list]') === null) restore(form, key)
  form.addEventListener('input', () => store(key, { fields: read(form) }))
  form.addEventListener('submit', () => store(key, { fields: read(form), isSent: true }))
}

function listFields(form: HTMLFormElement): Field[] {
  return [...form.querySelectorAll<Field>('input[name],textarea[name],select[name]')].filter(
    (field) => !NEVER_KEPT.includes(field.type) && field.tabIndex >= 0,
  )
}

function read(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    listFields(form).map((field) => [field.name, isTick(field) ? (field.checked ? 'on' : '') : field.value]),
  )
}

function restore(form: HTMLFormElement, key: string): void {
  const { fields, isSent } = load(key)
  // Sent input is only restored when the visitor goes back to it, such as after a lost connection.
  if (isSent && !isReturn()) {
    tabStore.remove(key)
    return
  }
  for (const field of listFields(form)) {
    const value = fields[field.name]
    if (typeof value !== 'string' || value === '') continue
    if (isTick(field)) field.checked = true
    // Values that the page itself fills in, such as the product of a question, stay.
    else if (field.value === '') field.value = value
  }
}

function isReturn(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry !== undefined && 'type' in entry && entry.type !== 'navigate'
}

const isTick = (field: Field): field is HTMLInputElement => field.type === 'checkbox'

type Draft = { fields: Record<string, unknown>; isSent?: boolean }

function load(key: string): Draft {
  try {
    const { fields, isSent } = JSON.parse(tabStore.read(key) ?? '{}')
    return { fields: { ...fields }, isSent: isSent === true }
  } catch {
    return { fields: {} }
  }
}

const store = (key: string, draft: Draft): void => tabStore.write(key, JSON.stringify(draft))
