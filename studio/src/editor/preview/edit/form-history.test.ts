import type { FormState } from 'payload'
import { expect, test } from 'vitest'
import { createFormHistory } from './form-history.ts'

const row = (id: string) => ({ id, blockType: 'CtaBanner' })
const form = (title: string, ...ids: string[]): FormState => ({
  title: { value: title },
  updatedAt: { value: `${title}${ids.length}` },
  main: { value: ids.length, rows: ids.map(row) },
  ...Object.fromEntries(ids.map((id, at) => [`main.${at}.blockTitle`, { value: `Title of ${id}` }])),
})

/** Ids and titles of the rows. */
const toRows = (state: FormState | undefined) =>
  state?.main?.rows?.map(({ id }, at) => [id, state[`main.${at}.blockTitle`]?.value])

test('a moved, added or deleted row is one step each, and can be undone and redone', () => {
  const history = createFormHistory()
  const states = [form('A', 'a', 'b'), form('A', 'b', 'a'), form('A', 'b'), form('A', 'b', 'c')]
  for (const [at, state] of states.entries()) history.note(state, at * 10)
  const undone = [history.undo(), history.undo(), history.undo()]
  expect(undone.map(toRows)).toEqual([states[2], states[1], states[0]].map(toRows))
  expect(history.undo()).toBeUndefined()
  expect([history.redo(), history.redo()].map(toRows)).toEqual([states[1], states[2]].map(toRows))
})

test('consecutive keystrokes in one field are one step, and a pause begins another', () => {
  const history = createFormHistory()
  for (const [at, title] of ['', 'D', 'Do', 'Dog'].entries()) history.note(form(title), at * 100)
  history.note(form('Dogs'), 9_000)
  expect(history.undo()?.title?.value).toBe('Dog')
  expect(history.undo()?.title?.value).toBe('')
  expect(history.mayUndo()).toBe(false)
})

test('automatic changes of the studio, such as fields of a new block and save times, are no step', () => {
  const history = createFormHistory()
  const { 'main.0.blockTitle': _, ...bare } = form('A', 'a')
  history.note(bare, 0)
  history.note({ ...form('A', 'a'), updatedAt: { value: 'later' } }, 5_000)
  expect(history.mayUndo()).toBe(false)
})

test('keystrokes that a late answer removes and that then return are no step', () => {
  const history = createFormHistory()
  for (const [at, title] of ['Dog', 'Dogs'].entries()) history.note(form(title), at * 100)
  history.note(form('Dog'), 5_000, new Set(['title']))
  history.note(form('Dogs'), 5_010)
  expect(history.undo()?.title?.value).toBe('Dog')
  expect(history.mayUndo()).toBe(false)
  expect(history.redo()?.title?.value).toBe('Dogs')
})

test('a moved block that a late answer shows without its last keystrokes keeps them in each step', () => {
  const history = createFormHistory()
  const titled = (first: string, ...ids: string[]): FormState => {
    const moved = form('A', ...ids)
    return { ...moved, [`main.${ids.indexOf('a')}.blockTitle`]: { value: first } }
  }
  history.note(titled('One', 'a', 'b'), 0)
  history.note(titled('One cat', 'a', 'b'), 5_000)
  history.expectAct()
  history.note(titled('One', 'b', 'a'), 10_000, new Set(['main.1.blockTitle']))
  history.note(titled('One cat', 'b', 'a'), 10_010)
  expect(toRows(history.undo())).toEqual(toRows(titled('One cat', 'a', 'b')))
  expect(toRows(history.redo())).toEqual(toRows(titled('One cat', 'b', 'a')))
})

test('an undone field counts as modified, so that the answer of a running save does not overwrite it', () => {
  const history = createFormHistory()
  for (const [at, title] of ['Dog', 'Dogs'].entries()) history.note(form(title), at * 100)
  expect(history.undo()?.title).toEqual({ value: 'Dog', isModified: true })
})

test('after a new step nothing can be redone', () => {
  const history = createFormHistory()
  history.note(form('A', 'a'), 0)
  history.note(form('A', 'a', 'b'), 10)
  history.undo()
  history.note(form('A', 'a'), 20)
  expect(history.mayRedo()).toBe(true)
  history.note(form('A'), 30)
  expect(history.mayRedo()).toBe(false)
})

test('moving a block there and back at once is two steps', () => {
  const history = createFormHistory()
  const states = [form('A', 'a', 'b', 'c'), form('A', 'a', 'b'), form('A', 'b', 'a'), form('A', 'a', 'b')]
  for (const [at, state] of states.entries()) {
    history.expectAct()
    history.note(state, at * 100)
  }
  expect([history.undo(), history.undo(), history.undo()].map(toRows)).toEqual(
    [states[2], states[1], states[0]].map(toRows),
  )
})

test('a state that a late answer shows for a moment is no step and does not prevent a redo', () => {
  const history = createFormHistory()
  const [before, moved] = [form('A', 'a', 'b'), form('A', 'b', 'a')]
  history.note(before, 10_000)
  history.note(moved, 20_000)
  history.undo()
  history.note(before, 20_100)
  history.note(moved, 20_200)
  history.note(before, 20_300)
  expect([history.mayUndo(), history.mayRedo()]).toEqual([false, true])
  expect(toRows(history.redo())).toEqual(toRows(moved))
  history.note(moved, 20_400)
  // The editor's own way back takes longer, and can be undone.
  history.note(before, 25_000)
  expect([history.mayUndo(), history.mayRedo()]).toEqual([true, false])
})

test('undone formatted text gets a new initial value, so that its field shows it', () => {
  const history = createFormHistory()
  const text = (words: string): FormState => ({ text: { value: { root: words }, initialValue: 'as opened' } })
  history.note(text('one'), 0)
  history.note(text('two'), 5_000)
  expect(history.undo()?.text).toEqual({ value: { root: 'one' }, initialValue: { root: 'one' }, isModified: true })
})
