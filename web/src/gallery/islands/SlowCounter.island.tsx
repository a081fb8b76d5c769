import { Counter, type CounterProps } from './Counter.island.tsx'

/** Its file takes seconds to arrive (`entry.ts`). */
export function SlowCounter(props: CounterProps) {
  return <Counter {...props} />
}
