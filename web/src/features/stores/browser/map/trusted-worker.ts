let trusted: readonly string[] = []

/**
 * The only addresses of script that this page may load by itself: the map's workers. The page's policy allows a policy of this name
 * and no other, made once for all maps of the page, and everything that is not one of these addresses is refused. Returns them in full.
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
