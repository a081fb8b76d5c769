import { deviceStore } from './device-storage.ts'
import { CHOICE_EVENT, CHOICE_VERSION, type ConsentChoice, readChoice, toOwnChoiceKey } from './stored-choice.ts'

/** Saves a choice; services that it does not name stay as chosen before. In a separate file, because all pages read a choice, but few save one. */
export function saveChoice({ allowed, refused }: ConsentChoice): void {
  const before = readChoice()
  const keep = (ids: readonly string[]) => ids.filter((id) => !allowed.includes(id) && !refused.includes(id))
  const choice = { allowed: [...keep(before.allowed), ...allowed], refused: [...keep(before.refused), ...refused] }
  deviceStore.write(toOwnChoiceKey(), JSON.stringify({ version: CHOICE_VERSION, at: Date.now(), ...choice }))
  document.dispatchEvent(new Event(CHOICE_EVENT))
}
