import type { BenchRow } from '@menagerie/bench/row'

/** Attempts of one kind, and those that did harm or got a wrong answer. */
export type Tally = { name: string; tries: number; faults: string[]; note?: string }

export function toTallyRow(id: string, { name, tries, faults, note = '' }: Tally): BenchRow {
  console.log(`  ${name}: ${tries} tries, ${faults.length} faults${note && `; ${note}`}`)
  for (const fault of faults.slice(0, 20)) console.error(`  ✗ ${fault}`)
  const figure = `${faults.length} faults`
  return {
    id,
    what: name,
    figure,
    baseline: `${tries} tries${note && `; ${note}`}`,
    goal: '0',
    met: faults.length === 0 && tries > 0,
  }
}
