import { useState } from 'react'

/** Throws once its button is pressed. */
export function Failing() {
  const [broken, setBroken] = useState(false)
  if (broken) throw new Error('broken')
  return (
    <p>
      <button type="button" onClick={() => setBroken(true)}>
        Break
      </button>
      <a href="/plain/">Plain link</a>
    </p>
  )
}
