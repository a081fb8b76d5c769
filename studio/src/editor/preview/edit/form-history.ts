import type { FormState } from 'payload'
import { findSamePath } from '../../open-field/find-row.ts'
import { isWrittenByStudio } from '../../saves/list-form-fields.ts'
import { isSame } from '../../saves/same-value.ts'

/** Keys that follow each other within this are one step back. */
const ONE_STEP_MS = 1_000
/** What goes back within this, goes back by itself: a late answer has shown what was before. */
const GONE_BACK_MS = 2_000
const MAX_STEPS = 100
const NONE: ReadonlySet<string> = new Set()

type FormHistory = {
  /** The editor is about to move, add, hide or take away a block: that is a step, though it may lead back to what was before. */
  expectAct: () => void
  /**
   * Looks at the form as it is now; returns whether what can be undone or redone has changed. Fields in `putBack` have lost keys to a late
   * answer, and get them again: that is no step of the editor's.
   */
  note: (fields: FormState, at: number, putBack?: ReadonlySet<string>) => boolean
  undo: () => FormState | undefined
  redo: () => FormState | undefined
  mayUndo: () => boolean
  mayRedo: () => boolean
}

/** States of a form as an editor made them: what the studio adds to it by itself (fields of a new block) is no step. */
export function createFormHistory(): FormHistory {
  let past: FormState[] = []
  let future: FormState[] = []
  let present: FormState | undefined
  let [changed, changedAt] = ['', 0]
  /** What could be redone before the last step. */
  let [futureBefore, steppedAt]: [FormState[], number] = [[], 0]
  let isActExpected = false
  const may = () => `${past.length > 0} ${future.length > 0}`
  const isBack = (fields: FormState, at: number) => {
    const before = past.at(-1)
    return before !== undefined && at - steppedAt < GONE_BACK_MS && listChanges(before, fields).length === 0
  }

  return {
    expectAct() {
      isActExpected = true
    },
    note(fields, at, putBack = NONE) {
      const before = may()
      const difference = present === undefined ? [] : listChanges(present, fields).filter((path) => !putBack.has(path))
      if (present !== undefined && difference.length > 0) {
        const isSameField = difference.length === 1 && difference[0] === changed && at - changedAt < ONE_STEP_MS
        const isAct = isActExpected && difference.some((path) => isOfBlock(path, fields))
        if (isAct) isActExpected = false
        if (!isAct && isBack(fields, at)) {
          past = past.slice(0, -1)
          future = futureBefore
          changed = ''
        } else {
          if (!isSameField) {
            past = [...past, present].slice(-MAX_STEPS)
            ;[futureBefore, steppedAt] = [future, at]
          }
          future = []
          ;[changed, changedAt] = [toTypedField(difference, fields), at]
        }
      }
      present = keepTyped(fields, present, putBack)
      return before !== may()
    },
    undo() {
      const [restored, current] = [past.at(-1), present]
      if (restored === undefined || current === undefined) return undefined
      past = past.slice(0, -1)
      future = [current, ...future]
      ;[changed, steppedAt] = ['', 0]
      present = toRestored(restored, current)
      return present
    },
    redo() {
      const [restored, current] = [future[0], present]
      if (restored === undefined || current === undefined) return undefined
      future = future.slice(1)
      past = [...past, current]
      ;[changed, steppedAt] = ['', 0]
      present = toRestored(restored, current)
      return present
    },
    mayUndo: () => past.length > 0,
    mayRedo: () => future.length > 0,
  }
}

/** The form with the fields that are about to get their keys again as they were typed, also in rows that have just been moved. */
function keepTyped(fields: FormState, typed: FormState | undefined, putBack: ReadonlySet<string>): FormState {
  if (typed === undefined || putBack.size === 0) return fields
  const kept = [...putBack].flatMap((path) => {
    const field = typed[findSamePath(path, fields, typed) ?? '']
    return field === undefined ? [] : [[path, field] as const]
  })
  return { ...fields, ...Object.fromEntries(kept) }
}

/** The one field that was typed in; rows that come and go are steps of their own. */
function toTypedField([path = '', ...others]: readonly string[], fields: FormState): string {
  return others.length > 0 || fields[path]?.rows !== undefined ? '' : path
}

/** What acts on blocks change: a list of rows, or whether one is hidden. */
const isOfBlock = (path: string, fields: FormState) => fields[path]?.rows !== undefined || path.endsWith('.hidden')

/** Fields with another value, and lists with other rows. Fields that came are no change, nor those that went with their row. */
function listChanges(before: FormState, now: FormState): string[] {
  return Object.keys(before).filter((path) => {
    const [one, other] = [before[path], now[path]]
    if (one === other || one === undefined || other === undefined || isWrittenByStudio(path)) return false
    if (one.rows !== undefined || other.rows !== undefined) return toIds(one.rows) !== toIds(other.rows)
    return !isRowField(path, before, now) && !isSame(one.value, other.value)
  })
}

/** A row that moved takes its fields along: the list tells it. */
function isRowField(path: string, before: FormState, now: FormState): boolean {
  const [area = '', at = ''] = path.split('.')
  if (!/^\d+$/.test(at)) return false
  return before[area]?.rows?.[Number(at)]?.id !== now[area]?.rows?.[Number(at)]?.id
}

const toIds = (rows: FormState[string]['rows']) => (rows ?? []).map(({ id }) => id).join()

/**
 * Formatted text shows another value only when the one it began with is another, too. What goes back is the editor's change: the answer of
 * a save that is under way would take it away from a field that nothing has changed.
 */
function toRestored(restored: FormState, current: FormState): FormState {
  return Object.fromEntries(
    Object.entries(restored).map(([path, field]) => {
      if (field.rows !== undefined || field.value === current[path]?.value) return [path, field]
      const isText = typeof field.value === 'object' && field.value !== null && 'root' in field.value
      const again = isText ? { initialValue: structuredClone(field.value) } : {}
      return [path, { ...field, ...again, isModified: true }]
    }),
  )
}
