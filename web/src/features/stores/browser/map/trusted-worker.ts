let trusted: readonly string[] = []

/**
 * Returns the full addresses of the map's workers, the only scripts that this page may load dynamically. The page's CSP allows
 * one Trusted Types policy of this name, created once for all maps of the page; it refuses every other address.
 */
export function trustWorkers(urls: readonly string[]): string[] {
  const addresses = urls.map((url) => new URL(url, location.href).href)
  const factory = 'trustedTypes' in window ? window.trustedTypes : undefined
  const isFirst = trusted.length === 0
  trusted = addresses
  if (isFirst && isFactory(factory)) {
    factory.createPolicy('default', {
      createScriptURL(asked: string) {
        if (trusted.includes(new URL(asked, location.href).href)) return asked
        throw new TypeError('Not a script of the map')
      },
    })
  }
  return addresses
}

type Factory = { createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => unknown }

function isFactory(value: unknown): value is Factory {
  return typeof value === 'object' && value !== null && 'createPolicy' in value
}
