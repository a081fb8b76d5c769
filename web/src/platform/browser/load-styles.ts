/** Adds a stylesheet to the page unless it is there. Resolves when it has loaded or failed: a part without styles still works. */
export function loadStyles(href: string): Promise<void> {
  // Pages with inlined styles name the sheets that these replace.
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
