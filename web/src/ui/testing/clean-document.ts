import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

/** Cleans the document after each test, for test files that share a process: the library itself does this for the first file only. */
afterEach(() => {
  if (typeof document === 'undefined') return
  cleanup()
  document.body.replaceChildren()
})
