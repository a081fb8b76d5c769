import { Counter, type CounterProps } from './Counter.island.tsx'

/** Its file does not arrive the first time (`entry.ts`). */
export function FlakyCounter(props: CounterProps) {
  return <Counter {...props} />
}
