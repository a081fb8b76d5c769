/** Adds a stylesheet to the page unless it has it, and resolves when it is there or has failed: a part without looks still works. */
export function loadStyles(href: string): Promise<void> {
  // Arrivals have styles inside the page, which name the sheets they are of.
  if (document.querySelector(`link[rel=stylesheet][href="${href}"],style[data-href~="${href}"]`))
    return Promise.resolve()
  const link = document.createElement('link')
  const { promise, resolve } = Promise.withResolvers<void>()
  for (const type of ['load', 'error']) link.addEventListener(type, () => resolve())
  link.rel = 'stylesheet'
  link.href = href
  document.head.append(link)
  return promise
}
