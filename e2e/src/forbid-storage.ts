/** Simulates a browser that blocks all cookies: any access to a storage throws, and there is no database. */
export function forbidStorage() {
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  }
  for (const name of ['localStorage', 'sessionStorage', 'caches'])
    Object.defineProperty(window, name, { get: refuse, configurable: true })
  Object.defineProperty(window, 'indexedDB', { value: undefined, configurable: true })
  Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse, configurable: true })
}
