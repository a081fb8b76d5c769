import { useState } from 'react'

type ToggleProps = { label: string; text: string }

/** Opened by its button, closed by it or by Escape. */
export function Toggle({ label, text }: ToggleProps) {
  const [isOpen, setIsOpen] = useState(false)
  const onKeyDown = ({ key }: React.KeyboardEvent) => {
    if (key === 'Escape') setIsOpen(false)
  }
  return (
    <div>
      <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)} onKeyDown={onKeyDown}>
        {label}
      </button>
      {isOpen && <p>{text}</p>}
    </div>
  )
}
