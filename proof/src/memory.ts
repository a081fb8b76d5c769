import { readMemory } from '@menagerie/bench/memory'

export function toMemoryText(pid: number | undefined): string {
  const memory = readMemory(pid)
  return memory ? `${memory.now.toFixed(0)} MB now, ${memory.highest.toFixed(0)} MB at most` : 'not measured here'
}
