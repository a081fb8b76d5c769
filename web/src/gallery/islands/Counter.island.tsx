import { useId, useState } from 'react'

export type CounterProps = { label: string; start: number }

export function Counter({ label, start }: CounterProps) {
  const [count, setCount] = useState(start)
  const id = useId()
  return (
    <p>
      <button type="button" aria-describedby={id} onClick={() => setCount(count + 1)}>
        {label}
      </button>{' '}
      <output id={id}>{count}</output>
      <a href="#elsewhere">{`Elsewhere than ${label}`}</a>
    </p>
  )
}
