import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

/** For tests that share a process: what one has shown, the next does not find. The library itself does this for the first file only. */
afterEach(() => {
  if (typeof document === 'undefined') return
  cleanup()
  document.body.replaceChildren()
})
