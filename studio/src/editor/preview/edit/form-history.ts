import type { FormState } from 'payload'
import { findSamePath } from '../../open-field/find-row.ts'
import { isWrittenByStudio } from '../../saves/list-form-fields.ts'
import { isSame } from '../../saves/same-value.ts'

/** Keys that follow each other within this time are one undo step. */
const ONE_STEP_MS = 1_000
/** A change reverted within this time was not made by the editor: a late answer has shown the previous value. */
const GONE_BACK_MS = 2_000
const MAX_STEPS = 100
const NONE: ReadonlySet<string> = new Set()

type FormHistory = {
  /** Announces that the editor moves, adds, hides or removes a block: that is a step, even if it restores the previous state. */
  expectAct: () => void
  /**
   * Records the form's state; returns whether `mayUndo` or `mayRedo` has changed. Fields in `putBack` have lost text to
   * a late answer, and get it back: that is no step of the editor.
   */
  note: (fields: FormState, at: number, putBack?: ReadonlySet<string>) => boolean
  undo: () => FormState | undefined
  redo: () => FormState | undefined
  mayUndo: () => boolean
  mayRedo: () => boolean
}

/**
 * The form's states after each change of the editor; additions by the studio, such as fields of a new block, are no
 * steps.
 */
export function createFormHistory(): FormHistory {
  let past: FormState[] = []
  let future: FormState[] = []
  let present: FormState | undefined
  let [changed, changedAt] = ['', 0]
  /** The redo steps before the last step. */
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

/** Restores the typed values of the fields in `putBack`, also in rows that have just been moved. */
function keepTyped(fields: FormState, typed: FormState | undefined, putBack: ReadonlySet<string>): FormState {
  if (typed === undefined || putBack.size === 0) return fields
  const kept = [...putBack].flatMap((path) => {
    const field = typed[findSamePath(path, fields, typed) ?? '']
    return field === undefined ? [] : [[path, field] as const]
  })
  return { ...fields, ...Object.fromEntries(kept) }
}

/** The single field that was typed in; added and removed rows are separate steps. */
function toTypedField([path = '', ...others]: readonly string[], fields: FormState): string {
  return others.length > 0 || fields[path]?.rows !== undefined ? '' : path
}

/** What actions on blocks change: a list of rows, or whether a block is hidden. */
const isOfBlock = (path: string, fields: FormState) => fields[path]?.rows !== undefined || path.endsWith('.hidden')

/** Fields with other values, and lists with other rows. Added fields are no change, nor are fields removed with their row. */
function listChanges(before: FormState, now: FormState): string[] {
  return Object.keys(before).filter((path) => {
    const [one, other] = [before[path], now[path]]
    if (one === other || one === undefined || other === undefined || isWrittenByStudio(path)) return false
    if (one.rows !== undefined || other.rows !== undefined) return toIds(one.rows) !== toIds(other.rows)
    return !isRowField(path, before, now) && !isSame(one.value, other.value)
  })
}

/** A moved row moves its fields: only the change of the list counts. */
function isRowField(path: string, before: FormState, now: FormState): boolean {
  const [area = '', at = ''] = path.split('.')
  if (!/^\d+$/.test(at)) return false
  return before[area]?.rows?.[Number(at)]?.id !== now[area]?.rows?.[Number(at)]?.id
}

const toIds = (rows: FormState[string]['rows']) => (rows ?? []).map(({ id }) => id).join()

/**
 * Formatted text shows a new value only if its initial value changes too. Restored fields are marked as modified by the
 * editor, because otherwise the answer of a running save would replace them.
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
